import { useState } from 'react';
import { entries as categories } from '#content/categories.json';
import type { Picture } from '../../../model/gallery';
import { drawings } from '../drawings';
import { DownloadIcon } from '../../../components/download-icon';
import classNames from './lightbox.module.css';
import { longSidePx, savePicture } from './picture-file';

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

/** The drawing to take along: as it is, and painted for what shows no drawings. */
function PictureDownloads({ id, sizeKb }: Pick<Picture, 'id' | 'sizeKb'>) {
  const [failed, setFailed] = useState<string>();
  const address = drawings[id];
  if (address === undefined) return null;
  const save = () => {
    setFailed(undefined);
    savePicture(address, `${id}.png`).catch(() => setFailed(id));
  };
  return (
    <div className={classNames.downloads}>
      <a className={classNames.download} href={address} download={`${id}.svg`}>
        <DownloadIcon />
        <strong>Download the drawing</strong>
        <span className="muted">SVG, {sizeKb} KB</span>
      </a>
      <button className={classNames.download} type="button" onClick={save}>
        <DownloadIcon />
        <strong>Download as a picture</strong>
        <span className="muted">PNG, {longSidePx} px</span>
      </button>
      <p className="small" role="status">
        {failed === id && 'Your browser could not make this picture. Download the drawing instead.'}
      </p>
    </div>
  );
}
