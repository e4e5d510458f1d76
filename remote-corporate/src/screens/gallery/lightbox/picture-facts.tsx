import { entries as categories } from '../../../../content/data/categories.json';
import type { Picture } from '../../../model/gallery';
import { PictureDownloads } from './picture-downloads';
import classNames from './lightbox.module.css';

const viewTexts: Readonly<Record<string, string>> = {
  back: 'Back view',
  palm: 'Palm view',
  front: 'Front view',
  'close-up': 'Close-up',
};

/** What the picture shows, where such articles are, and the drawing to take along. */
export function PictureFacts({ picture: { id, title, view, category, sizeKb } }: { picture: Picture }) {
  const name = categories.find(({ href }) => href === category)?.title;
  return (
    <div className={classNames.facts}>
      <p className={classNames.category}>{name}</p>
      <h2>{title}</h2>
      <p className="muted">
        {viewTexts[view]}. Illustration, not a photograph: colour and grain of the real article differ.
      </p>
      <p>
        <a className="link" href={category}>
          See all in {name}
        </a>
      </p>
      <PictureDownloads id={id} sizeKb={sizeKb} />
    </div>
  );
}
