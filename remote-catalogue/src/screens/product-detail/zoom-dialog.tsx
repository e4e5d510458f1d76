import { useEffect, useRef, useState } from 'react';
import type { Drawing } from '../../model/product';
import { usePairFocus } from './use-pair-focus';
import { viewName } from './view-name';
import classNames from './zoom-dialog.module.css';

export interface ZoomDialogProps {
  readonly title: string;
  readonly views: readonly Drawing[];
  /** The view that is shown first. */
  readonly first: Drawing['view'];
  readonly onClose: () => void;
}

/** How many times larger than the window. */
const scales = [1, 1.5, 2, 3] as const;
const scaleClasses = [classNames.fitted, classNames.half, classNames.double, classNames.triple];

/** The drawings of an article in the whole window, larger on demand. */
export function ZoomDialog({ title, views, first, onClose }: ZoomDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState(first);
  const [step, setStep] = useState(0);
  const shown = views.find((drawing) => drawing.view === view);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={classNames.dialog} aria-labelledby="zoom-title" onClose={onClose}>
      <div className={classNames.bar}>
        <h2 id="zoom-title">{title}</h2>
        <button className="icon-button" type="button" onClick={() => dialog.current?.close()}>
          <CloseIcon />
          <span className="visually-hidden">Close</span>
        </button>
      </div>
      {/* What scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls */}
      <div className={classNames.plate} role="region" aria-label={`Drawing, ${view}`} tabIndex={0}>
        <img
          className={scaleClasses[step]}
          src={shown?.address}
          alt={`${title}, ${view}`}
          width={300}
          height={375}
        />
      </div>
      <div className={classNames.bar}>
        <ViewChoice views={views} view={view} onView={setView} />
        <ScaleButtons step={step} onStep={setStep} />
      </div>
    </dialog>
  );
}

interface ScaleButtonsProps {
  readonly step: number;
  readonly onStep: (step: number) => void;
}

function ScaleButtons({ step, onStep }: ScaleButtonsProps) {
  const { back, forth } = usePairFocus();
  return (
    <div className={classNames.scale}>
      <button
        ref={back}
        className="button button-outlined"
        type="button"
        disabled={step === 0}
        onClick={() => onStep(step - 1)}
      >
        Smaller
      </button>
      <output>{(scales[step] ?? 1) * 100} %</output>
      <button
        ref={forth}
        className="button button-outlined"
        type="button"
        disabled={step === scales.length - 1}
        onClick={() => onStep(step + 1)}
      >
        Larger
      </button>
    </div>
  );
}

interface ViewChoiceProps {
  readonly views: readonly Drawing[];
  readonly view: Drawing['view'];
  readonly onView: (view: Drawing['view']) => void;
}

const ViewChoice = ({ views, view, onView }: ViewChoiceProps) => (
  <div className={classNames.views} role="group" aria-label="View">
    {views.map((drawing) => (
      <button
        key={drawing.view}
        className={`button button-outlined ${drawing.view === view ? classNames.chosen : ''}`}
        type="button"
        aria-pressed={drawing.view === view}
        onClick={() => onView(drawing.view)}
      >
        {viewName(drawing.view)}
      </button>
    ))}
  </div>
);

const CloseIcon = () => (
  <svg width="22" height="22" viewBox="0 0 20 20" aria-hidden="true">
    <path fill="none" stroke="currentColor" strokeWidth="1.8" d="M3.5 3.5l13 13M16.5 3.5l-13 13" />
  </svg>
);
