import { LargerIcon, SmallerIcon } from './icons';
import { usePairFocus } from './use-pair-focus';
import classNames from './lightbox.module.css';

interface ZoomButtonsProps {
  /** 0 is the whole picture. */
  readonly step: number;
  readonly count: number;
  readonly onZoom: (step: number) => void;
}

/** Larger and smaller by whole steps. */
export function ZoomButtons({ step, count, onZoom }: ZoomButtonsProps) {
  const { back, forth } = usePairFocus();
  return (
    <div className={`${classNames.onPlate} ${classNames.zoom}`} role="group" aria-label="Size">
      <button
        ref={back}
        className="icon-button"
        type="button"
        disabled={step === 0}
        onClick={() => onZoom(step - 1)}
      >
        <SmallerIcon />
        <span className="visually-hidden">Smaller</span>
      </button>
      <output>{(step + 1) * 100} %</output>
      <button
        ref={forth}
        className="icon-button"
        type="button"
        disabled={step === count - 1}
        onClick={() => onZoom(step + 1)}
      >
        <LargerIcon />
        <span className="visually-hidden">Larger</span>
      </button>
    </div>
  );
}
