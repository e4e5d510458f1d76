import { PhotoPicture } from '../../components/photo-picture';
import type { Photo } from '../../model/product';
import classNames from './photo-stage.module.css';

interface PhotoStageProps {
  readonly photo: Photo;
  readonly title: string;
}

/** The photograph of an article on its plate. */
export function PhotoStage({ photo: { detail, width, height }, title }: PhotoStageProps) {
  return (
    <div className={`plate ${classNames.stage}`}>
      <PhotoPicture sources={detail}>
        {(fallback) => <img {...fallback} alt={title} width={width} height={height} fetchPriority="high" />}
      </PhotoPicture>
    </div>
  );
}
