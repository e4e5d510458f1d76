import { useState } from 'react';
import type { Picture } from '../../../model/gallery';
import { drawings } from '../drawings';
import { DownloadIcon } from '../../../components/download-icon';
import { longSidePx, savePicture } from './picture-file';
import classNames from './lightbox.module.css';

/** The drawing to take along: as it is, and painted for what shows no drawings. */
export function PictureDownloads({ id, sizeKb }: Pick<Picture, 'id' | 'sizeKb'>) {
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
