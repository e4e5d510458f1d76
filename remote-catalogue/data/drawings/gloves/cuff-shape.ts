import type { CuffKind } from '../art';

/** Where the cuff ends and where it meets the hand. */
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

/** The curve between hand and cuff, moved down by `down`. */
export function wristLine(cuff: CuffShape, down = 0): string {
  const y = cuff.wrist + down;
  return `M${cuff.wristLeft - 3} ${y}Q168 ${y + 9} ${cuff.wristRight + 3} ${y}`;
}

/** Everything below the wrist. */
export function belowWrist(cuff: CuffShape): string {
  return `${wristLine(cuff)}L270 ${cuff.wrist}V400H60V${cuff.wrist}Z`;
}

/** The curve of the lower edge, moved up by `up`. */
export function edgeLine(cuff: CuffShape, up: number, right = 280): string {
  const y = cuff.bottom - up;
  return `M60 ${y}Q168 ${y + 10} ${right} ${y}`;
}

/** Everything below the lower edge's curve. */
export const belowEdge = (cuff: CuffShape, up: number): string => `${edgeLine(cuff, up)}V400H60Z`;
