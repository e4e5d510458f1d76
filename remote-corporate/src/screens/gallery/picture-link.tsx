import { useState, type MouseEvent } from 'react';
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

/** A picture of the grid. One that does not come is described instead, and can be asked for again. */
export function PictureLink({ picture, isInSight, onOpen, onLook }: PictureLinkProps) {
  const { id, title, view, alt } = picture;
  const { hasFailed, attempt, onError, look, retry } = useRetry();
  const isCloseUp = view === 'close-up';
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <>
      <a
        className={classNames.picture}
        href={drawings[id]}
        onClick={onClick}
        onPointerEnter={onLook}
        onFocus={onLook}
      >
        <span className={`plate ${isCloseUp ? classNames.closeUp : classNames.whole}`}>
          {hasFailed ? (
            <span className={classNames.description}>{alt}</span>
          ) : (
            <img
              key={attempt}
              ref={look}
              src={drawings[id]}
              width={300}
              height={isCloseUp ? 300 : 375}
              alt={alt}
              loading={isInSight ? 'eager' : 'lazy'}
              onError={onError}
            />
          )}
        </span>
        <strong>{title}</strong>
        <span className="muted">{view}</span>
      </a>
      {hasFailed && <RetryPicture title={title} onRetry={retry} />}
    </>
  );
}

const RetryPicture = ({ title, onRetry }: { title: string; onRetry: () => void }) => (
  <button
    className={`button button-outlined ${classNames.retry}`}
    type="button"
    aria-label={`Retry: ${title}`}
    onClick={({ currentTarget }) => {
      // The button goes away: its focus goes to the picture.
      currentTarget.parentElement?.querySelector('a')?.focus();
      onRetry();
    }}
  >
    Retry
  </button>
);

/** How far a picture has come, and the way to ask for it again. */
function useRetry() {
  const [{ attempt, hasFailed }, setState] = useState({ attempt: 0, hasFailed: false });
  const onError = () => setState({ attempt, hasFailed: true });
  return {
    hasFailed,
    /** As the key of the `img`: a new one asks again. */
    attempt,
    onError,
    /** A picture that failed before the page was alive said so to nobody. */
    look: (image: HTMLImageElement | null) => {
      // A drawing that has come may have no width of its own: only `decode` tells.
      if (image?.complete && image.naturalWidth === 0) image.decode().catch(onError);
    },
    retry: () => setState({ attempt: attempt + 1, hasFailed: false }),
  };
}
