import { picturesAround, type Picture } from '../../../model/gallery';
import { drawings } from '../drawings';
import classNames from './lightbox.module.css';

interface NearbyPicturesProps {
  readonly pictures: readonly Picture[];
  readonly place: number;
  readonly onMove: (place: number) => void;
}

/** The next few pictures, small. */
export const NearbyPictures = ({ pictures, place, onMove }: NearbyPicturesProps) => (
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
