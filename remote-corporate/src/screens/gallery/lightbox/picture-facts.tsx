import { entries as categories } from '#content/categories.json';
import type { Picture } from '../../../model/gallery';
import { drawings } from '../drawings';
import { DownloadIcon } from '../../../components/download-icon';
import classNames from './lightbox.module.css';

const viewTexts: Readonly<Record<string, string>> = {
  back: 'Back view',
  palm: 'Palm view',
  front: 'Front view',
  'close-up': 'Close-up',
};

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
      <a className={classNames.download} href={drawings[id]} download={`${id}.svg`}>
        <DownloadIcon />
        <strong>Download the drawing</strong>
        <span className="muted">SVG, {sizeKb} KB</span>
      </a>
    </div>
  );
}
