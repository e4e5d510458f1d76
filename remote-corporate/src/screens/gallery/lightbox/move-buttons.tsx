import { LeftIcon, RightIcon } from './icons';
import { usePairFocus } from './use-pair-focus';
import classNames from './lightbox.module.css';

interface MoveButtonsProps {
  /** Counted from 0. */
  readonly place: number;
  readonly count: number;
  readonly onMove: (place: number) => void;
}

/** To the picture before and the one after. The row has two ends. */
export function MoveButtons({ place, count, onMove }: MoveButtonsProps) {
  const { back, forth } = usePairFocus();
  return (
    <>
      <button
        ref={back}
        className={`${classNames.onPlate} ${classNames.previous}`}
        type="button"
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      >
        <LeftIcon />
        <span className="visually-hidden">Previous picture</span>
      </button>
      <button
        ref={forth}
        className={`${classNames.onPlate} ${classNames.next}`}
        type="button"
        disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      >
        <RightIcon />
        <span className="visually-hidden">Next picture</span>
      </button>
    </>
  );
}
