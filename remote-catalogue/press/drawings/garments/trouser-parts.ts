import { threadOf } from '../colour';
import { area, outlined } from '../svg';
import type { Point } from '../vector';
import type { GarmentSheet } from './garment-sheet';
import { bothSides } from './mirror';

export interface TrouserHem {
  readonly row: string;
  readonly place: Point;
}

export const trouserHem: TrouserHem = { row: 'M70 350Q104 357 132 353', place: [104, 357] };
export const shortsHem: TrouserHem = { row: 'M70 252Q108 262 140 258', place: [104, 262.8] };
export const overallHem: TrouserHem = { row: 'M70 352Q104 360 140 356', place: [104, 360] };

export function nameTrouserHem({ body, parts }: GarmentSheet, { row, place }: TrouserHem): void {
  body.settle();
  body.add(parts.name('hem', place, (colour) => area(`${row}L150 400H60Z`, colour)));
}

/** Knees of overalls. @param x left end of their upper edge */
export function drawKnees({ art: { knee }, body, ink }: GarmentSheet, x: number): void {
  if (!knee) return;
  body.add(outlined(bothSides(`M${x} 264L137 266L132 318L${x - 4} 316Z`), knee, ink));
  body.stitch(bothSides(`M${x + 3} 267L134 269L129 315L${x - 1} 313Z`), threadOf(knee));
}
