import { handOutline } from '../../model/hand-outline';
import type { Sizes } from '../../../articles/product';
import classNames from './measure-figure.module.css';

/** Where to measure: around the palm and along the hand, or around the chest. */
export const MeasureFigure = ({ system }: { readonly system: Sizes['system'] }) =>
  system === 'glove' ? <HandFigure /> : <ChestFigure />;

const HandFigure = () => (
  <svg
    className={classNames.figure}
    viewBox="-14 -8 146 216"
    width="132"
    height="195"
    role="img"
    aria-label="A hand: circumference around the palm without the thumb, length from the wrist to the tip of the middle finger"
  >
    <path className={classNames.body} d={handOutline} />
    <path className={classNames.measure} d="M30.5 118Q70 129 108.5 118" />
    <path className={classNames.hidden} d="M30.5 118Q70 108 108.5 118" />
    <path className={classNames.measure} d="M126 0V192M121 0H131M121 192H131" />
  </svg>
);

const torso =
  'M52 33C52 44 47 47 38 50C26 54 22 60 20 72L12 118L24 121L36 78L38 104C38 118 34 130 34 148H86C86 130 82 118 82 104L84 78L96 121L108 118L100 72C98 60 94 54 82 50C73 47 68 44 68 33Z';

const ChestFigure = () => (
  <svg
    className={classNames.figure}
    viewBox="4 0 112 150"
    width="132"
    height="177"
    role="img"
    aria-label="An upper body: circumference of the chest at its widest, under the arms"
  >
    <path className={classNames.body} d={torso} />
    <ellipse className={classNames.body} cx="60" cy="21" rx="14" ry="18" />
    <path className={classNames.measure} d="M36.5 80Q60 88 83.5 80" />
    <path className={classNames.hidden} d="M36.5 80Q60 73 83.5 80" />
  </svg>
);
