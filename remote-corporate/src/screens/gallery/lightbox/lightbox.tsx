import { useEffect, type ComponentType } from 'react';
import type { PictureDialogProps } from 'shared-types';
import { picturesAround, type Picture } from '../../../model/gallery';
import { drawings } from '../drawings';
import classNames from './lightbox.module.css';
import { PictureFacts } from './picture-facts';

interface LightboxProps {
  /** The picture that is shown, one of `pictures`. */
  readonly item: Picture;
  readonly pictures: readonly Picture[];
  readonly onMove: (id: string) => void;
  readonly onClose: () => void;
  readonly PictureDialog: ComponentType<PictureDialogProps>;
}

/** One picture in the whole window, with its facts and the way to the others. */
export function Lightbox({ item, pictures, onMove, onClose, PictureDialog }: LightboxProps) {
  const { id, title, view, alt } = item;
  const place = pictures.indexOf(item);
  useEffect(() => fetchAhead([pictures[place - 1], pictures[place + 1]]), [pictures, place]);
  const moveTo = (to: number) => {
    const picture = pictures[to];
    if (picture && picture !== item) onMove(picture.id);
  };
  return (
    <PictureDialog
      title={title}
      picture={{
        address: drawings[id] ?? '',
        alt,
        width: 300,
        height: view === 'close-up' ? 300 : 375,
      }}
      row={{ place, count: pictures.length, onMove: moveTo }}
      side={
        <div className={classNames.side}>
          <PictureFacts picture={item} />
          <NearbyPictures pictures={pictures} place={place} onMove={moveTo} />
        </div>
      }
      onClose={onClose}
    />
  );
}

function fetchAhead(pictures: readonly (Picture | undefined)[]) {
  for (const picture of pictures) {
    const address = picture && drawings[picture.id];
    if (address) new Image().src = address;
  }
}

interface NearbyPicturesProps {
  readonly pictures: readonly Picture[];
  readonly place: number;
  readonly onMove: (place: number) => void;
}

const NearbyPictures = ({ pictures, place, onMove }: NearbyPicturesProps) => (
  <ul className={classNames.nearby} aria-label="Nearby pictures">
    {picturesAround(pictures, place).map((picture) => (
      <li key={picture.id}>
        <button
          className={`plate ${classNames.small} ${picture.view === 'close-up' ? classNames.cover : ''}`}
          type="button"
          aria-label={picture.title}
          aria-current={picture === pictures[place] ? 'true' : undefined}
          onClick={() => onMove(pictures.indexOf(picture))}
        >
          <img src={drawings[picture.id]} width={300} height={375} alt="" />
        </button>
      </li>
    ))}
  </ul>
);
