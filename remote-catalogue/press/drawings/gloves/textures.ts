import { darken, lighten, luminance } from '../colour';
import type { Definitions } from '../definitions';
import { area, element, line } from '../svg';
import type { GloveSheet } from './glove-sheet';

export function knit(defs: Definitions, name: string, colour: string, contrast = 1): string {
  return defs.pattern(name, [5, 4.4], line('M0 .6L2.5 3L5 .6', yarnOf(colour, contrast), 0.9));
}

const yarnOf = (colour: string, contrast: number): string =>
  luminance(colour) < 0.4 ? lighten(colour, 0.3 * contrast) : darken(colour, 0.26 * contrast);

export function twill(defs: Definitions, colour: string): string {
  return defs.pattern('k', [5, 5], line('M-1 1L1-1M0 5L5 0M4 6L6 4', yarnOf(colour, 0.8), 0.9));
}

export function terry(defs: Definitions, colour: string): string {
  const loops = 'M1 4q2-4 4 0M6.5 8q2-4 4 0M5 2q2-3 4 0M1 10q2-3 4 0';
  return defs.pattern('k', [11, 11], line(loops, yarnOf(colour, 1.2), 1.1));
}

export function dots(defs: Definitions, colour: string, name = 'd'): string {
  const dot = (centre: number) => element('circle', { cx: centre, cy: centre, r: 1.9, fill: colour });
  return defs.pattern(name, [10, 10], dot(2.5) + dot(7.5));
}

export function crissCross(defs: Definitions, colour: string, name = 'd'): string {
  return defs.pattern(name, [13, 13], line('M0 0L13 13M13 0L0 13', colour, 2.2));
}

export function grip(defs: Definitions, colour: string): string {
  const square = element('rect', { x: 1.6, y: 1.6, width: 5, height: 5, rx: 1.4, fill: colour });
  return defs.pattern('g', [9, 9], square, { patternTransform: 'rotate(45)' });
}

export function grain(defs: Definitions, colour: string): string {
  const pores = 'M3 4h.1M11 2h.1M18 7h.1M7 12h.1M15 15h.1M21 13h.1M2 17h.1';
  return defs.pattern('l', [23, 19], specks(pores, darken(colour, 0.5), 1.5));
}

export function sand(defs: Definitions, colour: string): string {
  return defs.pattern(
    's',
    [7, 7],
    specks('M1 1h.1M4.4 2.6h.1M2.6 5.2h.1M6 6h.1', lighten(colour, 0.55), 1.1),
  );
}

export function crinkle(defs: Definitions, colour: string): string {
  const wrinkles = 'M0 3q4-3 8 0t8-1M0 9q3 3 7 0t9 1M8 3l-1 6M16 2v9';
  return defs.pattern('s', [16, 12], line(wrinkles, darken(colour, 0.4), 0.9));
}

function specks(d: string, colour: string, width: number): string {
  return element('path', { d, stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' });
}

export const textured = (d: string, texture: string, opacity: number): string =>
  area(d, texture, { opacity });

/** The middle of a dot, and a crossing of two lines. */
const places = { dots: [197.5, 237.5], 'criss-cross': [195, 234] } as const;

export function drawPrint({ art: { print }, cuff, defs, isPalm, layer, parts }: GloveSheet): void {
  if (!print || (print.sides === 'palm' && !isPalm)) return;
  const hand = `M20 20H300V${cuff.wrist - 12}Q168 ${cuff.wrist + 2} 20 ${cuff.wrist - 12}Z`;
  const pattern = print.pattern === 'dots' ? dots : crissCross;
  layer.add(
    area(hand, pattern(defs, print.colour)),
    parts.name('coating', places[print.pattern], (colour) => area(hand, pattern(defs, colour, 'painted'))),
  );
}
