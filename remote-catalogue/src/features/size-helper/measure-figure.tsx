import { handOutline } from '../../../articles/hand-outline';
import type { Sizes } from '../../../articles/product';

const figures = {
  glove: {
    viewBox: '-14 -8 146 216',
    height: 195,
    label:
      'A hand: circumference around the palm without the thumb, length from the wrist to the tip of the middle finger',
    body: handOutline,
    front: 'M30.5 118Q70 129 108.5 118',
    behind: 'M30.5 118Q70 108 108.5 118',
  },
  garment: {
    viewBox: '4 0 112 150',
    height: 177,
    label: 'An upper body: circumference of the chest at its widest, under the arms',
    body: 'M52 33C52 44 47 47 38 50C26 54 22 60 20 72L12 118L24 121L36 78L38 104C38 118 34 130 34 148H86C86 130 82 118 82 104L84 78L96 121L108 118L100 72C98 60 94 54 82 50C73 47 68 44 68 33Z',
    front: 'M36.5 80Q60 88 83.5 80',
    behind: 'M36.5 80Q60 73 83.5 80',
  },
} as const;

/** A drawing of where to measure: around the palm and along the hand, or around the chest. */
export function MeasureFigure({ system }: { readonly system: Sizes['system'] }) {
  const { viewBox, height, label, body, front, behind } = figures[system];
  const skin = { fill: 'var(--band)', stroke: 'var(--strong)', strokeWidth: 1.2 };
  return (
    <svg
      viewBox={viewBox}
      width="132"
      height={height}
      fill="none"
      stroke="var(--primary)"
      strokeWidth="2.4"
      role="img"
      aria-label={label}
    >
      <path {...skin} d={body} />
      {system === 'garment' && <ellipse {...skin} cx="60" cy="21" rx="14" ry="18" />}
      <path d={front} />
      <path strokeWidth="1.4" strokeDasharray="3 3" d={behind} />
      {system === 'glove' && <path d="M126 0V192M121 0H131M121 192H131" />}
    </svg>
  );
}
