import { pictures } from '../../../content/data/gallery.json';
import { drawings } from './drawings';
import classNames from './picture-grid.module.css';

type Picture = (typeof pictures)[number];

/** As many pictures as are in sight at once; the others are fetched when they come near. */
const picturesInSight = 3;

/** Every picture is a link to itself at full size. */
export function PictureGrid() {
  return (
    <ul className={classNames.grid}>
      {pictures.map((picture, index) => (
        <li key={picture.id} id={picture.id} className={picture.isLarge ? classNames.large : undefined}>
          <PictureLink picture={picture} isInSight={index < picturesInSight} />
        </li>
      ))}
    </ul>
  );
}

function PictureLink({
  picture: { id, title, view, alt },
  isInSight,
}: {
  picture: Picture;
  isInSight: boolean;
}) {
  const isCloseUp = view === 'close-up';
  return (
    <a className={classNames.picture} href={drawings[id]}>
      <span className={`plate ${isCloseUp ? classNames.closeUp : classNames.whole}`}>
        <img
          src={drawings[id]}
          width={300}
          height={isCloseUp ? 300 : 375}
          alt={alt}
          loading={isInSight ? 'eager' : 'lazy'}
        />
      </span>
      <strong>{title}</strong>
      <span className="muted">{view}</span>
    </a>
  );
}
