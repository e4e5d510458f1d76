import type { CuffKind } from '../art';
import type { Point } from '../vector';

export interface CuffShape {
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly wristLeft: number;
  readonly wristRight: number;
  readonly wrist: number;
}

export const cuffShapes: Readonly<Record<CuffKind, CuffShape>> = {
  strap: { bottom: 366, left: 113, right: 223, wristLeft: 117, wristRight: 218, wrist: 308 },
  slip: { bottom: 362, left: 113, right: 223, wristLeft: 116, wristRight: 219, wrist: 306 },
  knit: { bottom: 378, left: 117, right: 219, wristLeft: 115, wristRight: 220, wrist: 300 },
  hem: { bottom: 376, left: 116, right: 220, wristLeft: 117, wristRight: 218, wrist: 302 },
  safety: { bottom: 386, left: 84, right: 250, wristLeft: 108, wristRight: 226, wrist: 304 },
  gauntlet: { bottom: 394, left: 78, right: 256, wristLeft: 108, wristRight: 226, wrist: 296 },
  shirred: { bottom: 364, left: 107, right: 228, wristLeft: 114, wristRight: 220, wrist: 300 },
  band: { bottom: 372, left: 105, right: 230, wristLeft: 113, wristRight: 221, wrist: 304 },
};

export const fingertip = 53;

/** Units of a drawing in a millimetre: a hand of size 9 is 196 mm long. */
const unitsInMm = 1.3;

/** Shorter cuffs have no room for what is drawn on them, longer ones none in the picture. */
const shortestCuff = 54;
const longestGlove = 640;

/** The cuff of this kind; of a glove whose length is known, as long as it is. */
export function cuffShapeOf(kind: CuffKind, lengthMm?: number): CuffShape {
  const shape = cuffShapes[kind];
  if (lengthMm === undefined) return shape;
  const bottom = Math.round(fingertip + lengthMm * unitsInMm);
  const limited = Math.min(Math.max(bottom, shape.wrist + shortestCuff), longestGlove);
  // A longer cuff becomes wider, but less so towards the elbow.
  const wider = (limited - shape.bottom) * 0.11;
  const flare = kind === 'safety' || kind === 'gauntlet' ? Math.round(wider) : 0;
  return { ...shape, bottom: limited, left: shape.left - flare, right: shape.right + flare };
}

export function wristLine(cuff: CuffShape, down = 0): string {
  const y = cuff.wrist + down;
  return `M${cuff.wristLeft - 3} ${y}Q168 ${y + 9} ${cuff.wristRight + 3} ${y}`;
}

export const middleOf = (cuff: CuffShape): Point => [
  (cuff.wristLeft + cuff.wristRight) / 2,
  (cuff.wrist + cuff.bottom) / 2 + 4,
];

export function belowWrist(cuff: CuffShape): string {
  return `${wristLine(cuff)}L310 ${cuff.wrist}V660H30V${cuff.wrist}Z`;
}

export const aboveWrist = (cuff: CuffShape): string =>
  `${wristLine(cuff)}L310 ${cuff.wrist}V20H20V${cuff.wrist}Z`;

export function edgeLine(cuff: CuffShape, up: number, right = 310): string {
  const y = cuff.bottom - up;
  return `M30 ${y}Q168 ${y + 10} ${right} ${y}`;
}

export const belowEdge = (cuff: CuffShape, up: number): string => `${edgeLine(cuff, up)}V660H30Z`;
