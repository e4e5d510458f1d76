import { PhotoPicture } from '../../components/photo-picture';
import { photoSources } from '../../../articles/photo-sources';
import classNames from './photo-stage.module.css';
import type { ShownArticle } from './shown-article';

interface PhotoStageProps {
  readonly photo: NonNullable<ShownArticle['photo']>;
  readonly title: string;
}

/** The photograph of an article on its plate. */
export function PhotoStage({ photo: { address, width, height }, title }: PhotoStageProps) {
  return (
    <div className={`plate ${classNames.stage}`}>
      <PhotoPicture sources={photoSources(address, 'detail')}>
        {(addresses) => <img {...addresses} alt={title} width={width} height={height} fetchPriority="high" />}
      </PhotoPicture>
    </div>
  );
}
