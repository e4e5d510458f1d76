import type { Picture } from '../../model/gallery';
import classNames from './picture-grid.module.css';
import { PictureLink } from './picture-link';

/** Number of pictures in view at first; the others are fetched when they come near. */
const picturesInSight = 3;

interface PictureGridProps {
  readonly pictures: readonly Picture[];
  readonly onOpen: (id: string) => void;
  /** A picture has the pointer or the focus. */
  readonly onLook: () => void;
}

/** Every picture is a link to itself at full size. */
export function PictureGrid({ pictures, onOpen, onLook }: PictureGridProps) {
  return (
    <ul className={classNames.grid}>
      {pictures.map((picture, index) => (
        <li
          key={picture.id}
          id={picture.id}
          className={`${classNames.cell} ${picture.isLarge ? classNames.large : ''}`}
        >
          <PictureLink
            picture={picture}
            isInSight={index < picturesInSight}
            onOpen={onOpen}
            onLook={onLook}
          />
        </li>
      ))}
    </ul>
  );
}
