import { lighten } from '../colour';
import { outlined } from '../svg';
import { stud } from './closures';
import type { GarmentSheet } from './garment-sheet';

export interface PocketPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly flap?: number;
}

export const pocketOutline = ({ x, y, width, height }: PocketPlace): string => {
  const [right, foot] = [x + width, y + height];
  return `M${x} ${y}H${right}V${foot - 5}L${right - 5} ${foot}H${x + 5}L${x} ${foot - 5}Z`;
};

export function drawPocket({ art, body, ink, thread }: GarmentSheet, place: PocketPlace): void {
  const { x, y, width, height, flap } = place;
  const [right, foot] = [x + width, y + height];
  const colour = art.pocket ?? lighten(art.base, 0.05);
  body.add(outlined(pocketOutline(place), colour, ink));
  body.stitch(
    `M${x + 3} ${y + 3}V${foot - 6}L${x + 6.5} ${foot - 3}H${right - 6.5}L${right - 3} ${foot - 6}V${y + 3}`,
    thread,
  );
  if (!flap) return;
  const point = `L${x + width / 2} ${y + flap + 2}L${x - 2} ${y + flap - 4}Z`;
  body.add(outlined(`M${x - 2} ${y - 2}H${right + 2}V${y + flap - 4}${point}`, art.flap ?? colour, ink));
  body.add(stud(x + width / 2, y + flap - 4, 1.9, ink));
}

export function drawPockets(sheet: GarmentSheet, place: PocketPlace): void {
  drawPocket(sheet, place);
  drawPocket(sheet, { ...place, x: 300 - place.x - place.width });
}
