import { area } from '../svg';
import type { Point } from '../vector';
import type { GarmentSheet } from './garment-sheet';

/** Names the hem of the left leg. */
export function nameTrouserHem({ body, parts }: GarmentSheet, [x, y]: Point): void {
  body.settle();
  body.add(parts.name('hem', [x, y], (colour) => area(`M60 ${y - 6}H150V${y + 12}H60Z`, colour)));
}
