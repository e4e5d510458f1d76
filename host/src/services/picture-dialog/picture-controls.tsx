import type { PictureRow } from 'shared-types';
import { Icon } from '../../theme/icons';
import classNames from './picture-dialog.module.css';

/** Sizes of a picture, in per cent of the plate. */
const scales = [100, 150, 200, 300];

const paths = {
  left: 'M12.5 3.5L6 10l6.5 6.5',
  up: 'M3.5 12.5L10 6l6.5 6.5',
  down: 'M3.5 7.5L10 14l6.5-6.5',
  right: 'M7.5 3.5L14 10l-6.5 6.5',
  smaller: 'M8.5 2.5a6 6 0 1 1 0 12a6 6 0 1 1 0-12M13 13l5 5M5.5 8.5h6',
  larger: 'M8.5 2.5a6 6 0 1 1 0 12a6 6 0 1 1 0-12M13 13l5 5M8.5 5.5v6M5.5 8.5h6',
};

interface ControlProps {
  readonly name: string;
  readonly icon: keyof typeof paths;
  readonly className?: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** Button that stays enabled at its end, and does nothing: the browser takes the focus from a disabled one. */
const Control = ({ name, icon, className = 'icon-button', isDisabled, onPress }: ControlProps) => (
  <button
    className={className}
    type="button"
    aria-disabled={isDisabled || undefined}
    onClick={isDisabled ? undefined : onPress}
  >
    <Icon path={paths[icon]} />
    <span className="visually-hidden">{name}</span>
  </button>
);

/** Buttons to the previous picture and the next one. The row has two ends. */
export const MoveButtons = ({ row: { place, count, onMove } }: { readonly row: PictureRow }) => (
  <>
    <Control
      name="Previous picture"
      icon="left"
      className={`${classNames.onPlate} ${classNames.previous}`}
      isDisabled={place === 0}
      onPress={() => onMove(place - 1)}
    />
    <Control
      name="Next picture"
      icon="right"
      className={`${classNames.onPlate} ${classNames.next}`}
      isDisabled={place === count - 1}
      onPress={() => onMove(place + 1)}
    />
  </>
);

interface ZoomButtonsProps {
  /** 0 is the whole picture. */
  readonly step: number;
  readonly onZoom: (step: number) => void;
}

export const ZoomButtons = ({ step, onZoom }: ZoomButtonsProps) => (
  <div className={`${classNames.onPlate} ${classNames.zoom}`} role="group" aria-label="Size">
    <Control name="Smaller" icon="smaller" isDisabled={step === 0} onPress={() => onZoom(step - 1)} />
    <output>{scales[step]} %</output>
    <Control
      name="Larger"
      icon="larger"
      isDisabled={step === scales.length - 1}
      onPress={() => onZoom(step + 1)}
    />
  </div>
);

const sides = [
  { side: 'left', x: -1, y: 0 },
  { side: 'up', x: 0, y: -1 },
  { side: 'down', x: 0, y: 1 },
  { side: 'right', x: 1, y: 0 },
] as const;

/** Buttons for visitors who cannot scroll both ways. */
export const PanButtons = ({ onPan }: { readonly onPan: (x: number, y: number) => void }) => (
  <div className={`${classNames.onPlate} ${classNames.pan}`} role="group" aria-label="Move the view">
    {sides.map(({ side, x, y }) => (
      <Control key={side} name={`Move ${side}`} icon={side} onPress={() => onPan(x, y)} />
    ))}
  </div>
);
