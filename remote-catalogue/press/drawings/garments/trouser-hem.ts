import { area } from '../svg';
import type { Point } from '../vector';
import type { GarmentSheet } from './garment-sheet';

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
