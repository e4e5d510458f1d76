import type { MouseEvent } from 'react';
import type { Picture } from '../../model/gallery';
import { drawings } from './drawings';
import classNames from './picture-grid.module.css';

interface PictureLinkProps {
  readonly picture: Picture;
  readonly isInSight: boolean;
  readonly onOpen: (id: string) => void;
  /** The picture has the pointer or the focus. */
  readonly onLook: () => void;
}

const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

export function PictureLink({ picture, isInSight, onOpen, onLook }: PictureLinkProps) {
  const { id, title, view, alt } = picture;
  const isCloseUp = view === 'close-up';
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <a
      className={classNames.picture}
      href={drawings[id]}
      onClick={onClick}
      onPointerEnter={onLook}
      onFocus={onLook}
    >
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
