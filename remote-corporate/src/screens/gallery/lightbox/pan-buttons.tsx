import { DownIcon, LeftIcon, RightIcon, UpIcon } from './icons';
import classNames from './lightbox.module.css';

interface PanButtonsProps {
  readonly onPan: (x: number, y: number) => void;
}

const sides = [
  { name: 'left', Icon: LeftIcon, x: -1, y: 0 },
  { name: 'up', Icon: UpIcon, x: 0, y: -1 },
  { name: 'down', Icon: DownIcon, x: 0, y: 1 },
  { name: 'right', Icon: RightIcon, x: 1, y: 0 },
] as const;

/** For whoever cannot scroll both ways. */
export const PanButtons = ({ onPan }: PanButtonsProps) => (
  <div className={`${classNames.onPlate} ${classNames.pan}`} role="group" aria-label="Move the view">
    {sides.map(({ name, Icon, x, y }) => (
      <button key={name} className="icon-button" type="button" onClick={() => onPan(x, y)}>
        <Icon />
        <span className="visually-hidden">Move {name}</span>
      </button>
    ))}
  </div>
);
