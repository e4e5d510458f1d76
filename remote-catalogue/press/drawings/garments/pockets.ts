import { lighten } from '../colour';
import { area, outlined } from '../svg';
import { stud } from './closures';
import type { GarmentSheet } from './garment-sheet';
import { tenths } from '../vector';

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

/** Size of the sign before it is made to fit. */
const flameWidth = 13;
const flameHeight = 19;

/** The sign of flame-resistant clothing, in the middle of a pocket and below its flap. The pocket is named where it is. */
export function drawFlameOn(sheet: GarmentSheet, pocket: PocketPlace): void {
  const { x, y, width, height, flap = 0 } = pocket;
  const top = flap ? y + flap + 3 : y + 6;
  const room = y + height - 4 - top;
  const scale = Math.min(1, room / flameHeight, (width - 7) / flameWidth);
  const middle = [x + width / 2, top + room / 2] as const;
  drawFlame(sheet, { x: middle[0], y: middle[1] - (flameHeight * scale) / 2, scale });
  sheet.body.add(sheet.parts.name('pocket', middle, (colour) => area(pocketOutline(pocket), colour)));
}

/** A narrow pocket with the sign, between a brace of tape and the closure. */
export function drawPocketBesideBrace(
  sheet: GarmentSheet,
  { x, width, height }: Pick<PocketPlace, 'x' | 'width' | 'height'>,
): void {
  const [firstBand = 160] = sheet.tape?.body ?? [];
  const pocket = { x, y: Math.min(104, firstBand - height - 12), width, height, flap: 9 };
  drawPocket(sheet, pocket);
  drawFlameOn(sheet, pocket);
}

/** The sign on a label that is sewn on, for garments without a pocket on the chest. */
export function drawFlameLabel(sheet: GarmentSheet, { x, y }: Pick<PocketPlace, 'x' | 'y'>): void {
  const { art, body, ink } = sheet;
  const [width, height] = [20, 24];
  body.add(outlined(`M${x} ${y}H${x + width}V${y + height}H${x}Z`, lighten(art.base, 0.1), ink, 1));
  drawFlame(sheet, { x: x + width / 2, y: y + 3.5, scale: 0.9 });
}

interface FlamePlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function drawFlame({ art, body }: GarmentSheet, { x, y, scale }: FlamePlace): void {
  const scaled = (numbers: string) =>
    numbers.replace(/-?[\d.]+/g, (size) => String(tenths(Number(size) * scale)));
  const radius = tenths(6.6 * scale);
  const flame =
    `M${tenths(x + 0.5 * scale)} ${tenths(y)}${scaled('c5 5 7 8 6 12')}` +
    `a${radius} ${radius} 0 0 1 ${tenths(-13 * scale)} 0${scaled('c0-3 2-5 3-7c1 2 2 3 3 3c1-3 0-5 1-8')}Z`;
  body.add(area(flame, art.mark ?? '#f0672b'));
}
