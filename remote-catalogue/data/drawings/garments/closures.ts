import { darken, lighten } from '../colour';
import { area, element, group, line, outlined } from '../svg';
import { tenths } from '../vector';
import type { GarmentSheet } from './garment-sheet';
import { bothSides } from './mirror';

const steel = '#c9ced1';

/** A zip from one height to another, with its slider. */
export function zip({ ink }: GarmentSheet, from: number, to: number): string {
  const d = `M150 ${from}V${to}`;
  return (
    line(d, ink, 4.4) +
    line(d, '#aeb6ba', 2, { opacity: 0.9, 'stroke-dasharray': '1.4 1.2' }) +
    outlined(`M147.8 ${from + 1}H152.2V${from + 10}H147.8Z`, steel, ink, 0.8)
  );
}

/** The strip of cloth behind a zip or buttons. */
export function drawPlacket(
  { art, body, ink, thread }: GarmentSheet,
  from: number,
  to: number,
  half: number,
): void {
  body.add(
    outlined(`M${150 - half} ${from}H${150 + half}V${to}H${150 - half}Z`, lighten(art.base, 0.04), ink),
  );
  body.stitch(`M${153.5 - half} ${from}V${to}M${146.5 + half} ${from}V${to}`, thread);
}

export function buttons({ art, ink }: GarmentSheet, from: number, to: number, count: number): string {
  const fill = art.metal ?? lighten(art.base, 0.55);
  const step = (to - from) / (count - 1);
  const row = Array.from({ length: count }, (_, place) =>
    element('circle', { cx: 150, cy: tenths(from + step * place), r: 2.5 }),
  );
  return group({ fill, stroke: ink, 'stroke-width': 0.9 }, row.join(''));
}

/** A button or stud of metal. */
export const stud = (x: number, y: number, radius: number, ink: string): string =>
  element('circle', { cx: x, cy: y, r: radius, fill: steel, stroke: ink, 'stroke-width': 0.8 });

interface PocketPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Height of the flap; none without. */
  readonly flap?: number;
}

/** A patch pocket, with or without a flap. */
export function drawPocket({ art, body, ink, thread }: GarmentSheet, place: PocketPlace): void {
  const { x, y, width, height, flap } = place;
  const [right, foot] = [x + width, y + height];
  const colour = art.pocket ?? lighten(art.base, 0.05);
  body.add(
    outlined(`M${x} ${y}H${right}V${foot - 5}L${right - 5} ${foot}H${x + 5}L${x} ${foot - 5}Z`, colour, ink),
  );
  body.stitch(
    `M${x + 3} ${y + 3}V${foot - 6}L${x + 6.5} ${foot - 3}H${right - 6.5}L${right - 3} ${foot - 6}V${y + 3}`,
    thread,
  );
  if (!flap) return;
  const point = `L${x + width / 2} ${y + flap + 2}L${x - 2} ${y + flap - 4}Z`;
  body.add(outlined(`M${x - 2} ${y - 2}H${right + 2}V${y + flap - 4}${point}`, art.flap ?? colour, ink));
  body.add(stud(x + width / 2, y + flap - 4, 1.9, ink));
}

/** A pocket on the left half, and its mirror image. */
export function drawPockets(sheet: GarmentSheet, place: PocketPlace): void {
  drawPocket(sheet, place);
  drawPocket(sheet, { ...place, x: 300 - place.x - place.width });
}

/** The sign of flame-resistant clothing. */
export function drawFlame({ art, body }: GarmentSheet, x: number, y: number): void {
  const flame = `M${x} ${y}c5 5 7 8 6 12a6.6 6.6 0 0 1-13 0c0-3 2-5 3-7c1 2 2 3 3 3c1-3 0-5 1-8Z`;
  body.add(area(flame, art.mark ?? '#f0672b'));
}

/** A standing collar. */
export function standCollar({ art, ink, isFront }: GarmentSheet): string {
  const stand =
    'M125 38C129 24 140 19 150 19C160 19 171 24 175 38C168 47 160 50 150 51C140 50 132 47 125 38Z';
  const inside =
    'M131 33C136 26 143 24 150 24C157 24 164 26 169 33C163 39 157 40 150 40C143 40 137 39 131 33Z';
  const collar = outlined(stand, art.collar ?? art.base, ink, 1.6);
  if (!isFront) return collar + line('M130 41Q150 55 170 41', ink, 1);
  return collar + area(inside, darken(art.base, 0.55)) + line('M150 40V51', ink);
}

/** A collar with points. */
export function shirtCollar({ art, ink, isFront }: GarmentSheet): string {
  const colour = art.collar ?? lighten(art.base, 0.06);
  const neck = outlined(
    'M129 33C138 24 162 24 171 33C166 56 134 56 129 33Z',
    isFront ? darken(art.base, 0.5) : art.base,
    ink,
  );
  const points = isFront
    ? bothSides('M129 31L150 51L136 69L117 45Z')
    : 'M119 43C128 26 172 26 181 43Q150 58 119 43Z';
  return neck + outlined(points, colour, ink);
}
