import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { placeAfterKey, type Picture } from '../../../model/gallery';
import { drawings } from '../drawings';
import { CloseIcon } from './icons';
import { MoveButtons } from './move-buttons';
import { NearbyPictures } from './nearby-pictures';
import { PictureFacts } from './picture-facts';
import { PanButtons } from './pan-buttons';
import { PicturePlate, scaleCount } from './picture-plate';
import { useCentre } from './use-centre';
import { ZoomButtons } from './zoom-buttons';
import classNames from './lightbox.module.css';

interface LightboxProps {
  /** The picture that is shown, one of `pictures`. */
  readonly item: Picture;
  readonly pictures: readonly Picture[];
  readonly onMove: (id: string) => void;
  readonly onClose: () => void;
}

/** One picture in the whole window, with the way to the others. Nothing slides. */
export function Lightbox({ item, pictures, onMove, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState(0);
  const { plate, pan } = useCentre(step);
  const place = pictures.indexOf(item);
  useEffect(() => {
    dialog.current?.showModal();
    // Not the button to close, which is the first: a held Enter would press it.
    plate.current?.focus();
  }, [plate]);
  useEffect(() => fetchAhead([pictures[place - 1], pictures[place + 1]]), [pictures, place]);

  const moveTo = (to: number) => {
    const picture = pictures[to];
    if (!picture || picture === item) return;
    setStep(0);
    onMove(picture.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // There the same keys scroll.
    if (step > 0 && event.target === plate.current) return;
    const to = placeAfterKey(event.key, place, pictures.length);
    if (to === undefined) return;
    event.preventDefault();
    moveTo(to);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys work wherever the focus is
    <dialog
      ref={dialog}
      className={classNames.dialog}
      aria-labelledby="lightbox-title"
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <div className={classNames.head}>
        <p className="muted" aria-live="polite" aria-atomic="true">
          {place + 1} of {pictures.length}
          <span className="visually-hidden">: {item.title}</span>
        </p>
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
        <PicturePlate plate={plate} picture={item} step={step} />
        <MoveButtons place={place} count={pictures.length} onMove={moveTo} />
        <ZoomButtons step={step} count={scaleCount} onZoom={setStep} />
        {step > 0 && <PanButtons onPan={pan} />}
      </div>
      <PictureFacts picture={item} />
      <NearbyPictures pictures={pictures} place={place} onMove={moveTo} />
    </dialog>
  );
}

function fetchAhead(pictures: readonly (Picture | undefined)[]) {
  for (const picture of pictures) {
    const address = picture && drawings[picture.id];
    if (address) new Image().src = address;
  }
}
