import { area } from '../svg';
import type { Point } from '../vector';
import type { GarmentSheet } from './garment-sheet';

/** The hem of the left leg. */
export interface TrouserHem {
  /** The stitches that it ends with, from the outer side to the inner one. */
  readonly row: string;
  /** Below the stitches. */
  readonly place: Point;
}

export const trouserHem: TrouserHem = { row: 'M70 350Q104 357 132 353', place: [104, 357] };
export const shortsHem: TrouserHem = { row: 'M70 252Q108 262 140 258', place: [104, 262.8] };
/** Of coveralls and of trousers with a bib. */
export const overallHem: TrouserHem = { row: 'M70 352Q104 360 140 356', place: [104, 360] };

/** Names the hem: what is below the stitches. */
export function nameTrouserHem({ body, parts }: GarmentSheet, { row, place }: TrouserHem): void {
  body.settle();
  body.add(parts.name('hem', place, (colour) => area(`${row}L150 400H60Z`, colour)));
}
