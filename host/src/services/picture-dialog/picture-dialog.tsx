import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { PictureDialogProps, PictureRow } from 'shared-types';
import { CloseIcon } from '../../theme/icons';
import { MoveButtons, PanButtons, ZoomButtons } from './picture-controls';
import classNames from './picture-dialog.module.css';
import { PicturePlate } from './picture-plate';
import { useCentre } from './use-centre';

export function PictureDialog({ title, picture, row, side, bar, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useStep(row);
  const { plate, pan } = useCentre(step);
  useEffect(() => {
    dialog.current?.showModal();
    // Not the button to close, which is the first: a held Enter would press it.
    plate.current?.focus();
  }, [plate]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!row || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // There the same keys scroll.
    if (step > 0 && event.target === plate.current) return;
    const place = placeAfterKey(event.key, row);
    if (place === undefined) return;
    event.preventDefault();
    if (place !== row.place) row.onMove(place);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys work wherever the focus is
    <dialog
      ref={dialog}
      className={side ? `${classNames.dialog} ${classNames.withSide}` : classNames.dialog}
      aria-label={title}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <div className={classNames.head}>
        {row ? <Position title={title} row={row} /> : <h2>{title}</h2>}
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
        <PicturePlate plate={plate} picture={picture} step={step} />
        {row && <MoveButtons row={row} />}
        <ZoomButtons step={step} onZoom={setStep} />
        {step > 0 && <PanButtons onPan={pan} />}
      </div>
      {side && <div className={classNames.side}>{side}</div>}
      {bar && <div className={classNames.bar}>{bar}</div>}
    </dialog>
  );
}

const Position = ({ title, row: { place, count } }: { readonly title: string; readonly row: PictureRow }) => (
  <p className="muted" aria-live="polite" aria-atomic="true">
    {place + 1} of {count}
    <span className="visually-hidden">: {title}</span>
  </p>
);

/** The size of the picture, 0 for the whole one. The next picture of a row begins whole. */
function useStep(row: PictureRow | undefined) {
  const [step, setStep] = useState(0);
  const [place, setPlace] = useState(row?.place);
  if (place !== row?.place) {
    setPlace(row?.place);
    setStep(0);
  }
  return [step, setStep] as const;
}

/** @returns `undefined` for a key that leads nowhere */
function placeAfterKey(key: string, { place, count }: PictureRow): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(place - 1, 0);
    case 'ArrowRight':
      return Math.min(place + 1, count - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
