import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { PictureDialogProps, PictureRow } from 'shared-types';
import { CloseIcon, Icon } from '../../theme/icons';
import classNames from './picture-dialog.module.css';

/** A picture in the whole window. The browser enlarges it: by a pinch, or by its own zoom. */
export function PictureDialog({ title, picture, row, side, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Not the button to close, which is the first: a held Enter would press it.
    dialog.current?.focus();
  }, []);
  const { address, alt, width, height } = picture;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys work wherever the focus is
    <dialog
      ref={dialog}
      className={side ? `${classNames.dialog} ${classNames.withSide}` : classNames.dialog}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => row && moveByKey(event, row)}
      onClose={onClose}
    >
      <div className={classNames.head}>
        {!side && <h2>{title}</h2>}
        {row && <Position title={title} row={row} />}
        <button
          className={`icon-button ${classNames.close}`}
          type="button"
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
          <span className="visually-hidden">Close</span>
        </button>
      </div>
      <div className={classNames.stage}>
        <img key={address} src={address} width={width} height={height} alt={alt} />
        {row && <MoveButton row={row} step={-1} />}
        {row && <MoveButton row={row} step={1} />}
      </div>
      {side}
    </dialog>
  );
}

const Position = ({ title, row: { place, count } }: { readonly title: string; readonly row: PictureRow }) => (
  <p className="muted" aria-live="polite" aria-atomic="true">
    {place + 1} of {count}
    <span className="visually-hidden">: {title}</span>
  </p>
);

/** Button at one side of the picture. At the end it stays enabled: the browser takes the focus from a disabled one. */
const MoveButton = ({ row, step }: { readonly row: PictureRow; readonly step: 1 | -1 }) => (
  <button
    className={`${classNames.move} ${step < 0 ? classNames.previous : classNames.next}`}
    type="button"
    aria-disabled={!hasPicture(row, row.place + step) || undefined}
    onClick={() => move(row, step)}
  >
    <Icon path={step < 0 ? 'M12.5 3.5L6 10l6.5 6.5' : 'M7.5 3.5L14 10l-6.5 6.5'} />
    <span className="visually-hidden">{step < 0 ? 'Previous picture' : 'Next picture'}</span>
  </button>
);

const hasPicture = ({ count }: PictureRow, place: number) => place >= 0 && place < count;

function move(row: PictureRow, step: number) {
  if (hasPicture(row, row.place + step)) row.onMove(row.place + step);
}

function moveByKey({ key, metaKey, ctrlKey, shiftKey, altKey }: KeyboardEvent, row: PictureRow) {
  if (metaKey || ctrlKey || shiftKey || altKey) return;
  if (key === 'ArrowLeft') move(row, -1);
  if (key === 'ArrowRight') move(row, 1);
}
