import { darken, lighten } from '../colour';
import { area, element, group, line, outlined } from '../svg';
import { bothSides, tenths } from '../vector';
import type { GarmentSheet } from './garment-sheet';

const steel = '#c9ced1';

export function zip({ ink, parts }: GarmentSheet, from: number, to: number): string {
  const d = `M150 ${from}V${to}`;
  return (
    line(d, ink, 4.4) +
    line(d, '#aeb6ba', 2, { opacity: 0.9, 'stroke-dasharray': '1.4 1.2' }) +
    outlined(`M147.8 ${from + 1}H152.2V${from + 10}H147.8Z`, steel, ink, 0.8) +
    parts.name('zip', [150, tenths(from + (to - from) * 0.3)], (colour) => line(d, colour, 4.4))
  );
}

/** A strip of cloth behind or over a closure, down the middle of the front. */
export interface Placket {
  readonly from: number;
  readonly to: number;
  readonly half: number;
}

const outlineOf = ({ from, to, half }: Placket): string =>
  `M${150 - half} ${from}H${150 + half}V${to}H${150 - half}Z`;

export function drawPlacket({ art, body, ink, thread }: GarmentSheet, placket: Placket): void {
  const { from, to, half } = placket;
  body.add(outlined(outlineOf(placket), lighten(art.base, 0.04), ink));
  body.stitch(`M${153.5 - half} ${from}V${to}M${146.5 + half} ${from}V${to}`, thread);
}

export function nameCover({ body, parts }: GarmentSheet, placket: Placket): void {
  const { from, to } = placket;
  body.settle();
  const place = [150, tenths(from + (to - from) * 0.3)] as const;
  body.add(parts.name('placket', place, (colour) => area(outlineOf(placket), colour)));
}

/** Buttons from one height to another; a callout points at the second one. */
export function buttons({ art, ink, parts }: GarmentSheet, from: number, to: number, count: number): string {
  const fill = art.metal ?? lighten(art.base, 0.55);
  const step = (to - from) / (count - 1);
  const row = Array.from({ length: count }, (_, place) =>
    element('circle', { cx: 150, cy: tenths(from + step * place), r: 2.5 }),
  );
  return (
    group({ fill, stroke: ink, 'stroke-width': 0.9 }, row.join('')) +
    parts.name('buttons', [150, tenths(from + step)], (colour) => group({ fill: colour }, row.join('')))
  );
}

export const button = (x: number, y: number, ink: string, fill: string): string =>
  element('circle', { cx: x, cy: y, r: 2.5, fill, stroke: ink, 'stroke-width': 0.9 });

export const stud = (x: number, y: number, radius: number, ink: string): string =>
  element('circle', { cx: x, cy: y, r: radius, fill: steel, stroke: ink, 'stroke-width': 0.8 });

export function standCollar({ art, ink, isFront }: GarmentSheet): string {
  const stand =
    'M125 38C129 24 140 19 150 19C160 19 171 24 175 38C168 47 160 50 150 51C140 50 132 47 125 38Z';
  const inside =
    'M131 33C136 26 143 24 150 24C157 24 164 26 169 33C163 39 157 40 150 40C143 40 137 39 131 33Z';
  const collar = outlined(stand, art.collar ?? art.base, ink, 1.6);
  if (!isFront) return collar + line('M130 41Q150 55 170 41', ink, 1);
  return collar + area(inside, darken(art.base, 0.55)) + line('M150 40V51', ink);
}

export function shirtCollar({ art, ink, isFront }: GarmentSheet): string {
  const colour = art.collar ?? lighten(art.base, 0.06);
  const neck = outlined(
    'M129 33C138 24 162 24 171 33C166 56 134 56 129 33Z',
    isFront ? darken(art.base, 0.5) : darken(colour, 0.1),
    ink,
  );
  const points = isFront
    ? bothSides('M129 31L150 51L136 69L117 45Z')
    : 'M119 43C128 26 172 26 181 43Q150 58 119 43Z';
  return neck + outlined(points, colour, ink);
}
