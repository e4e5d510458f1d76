import type { Coating } from '../art';
import { darken, lighten, luminance } from '../colour';
import type { Definitions } from '../definitions';
import { area, line } from '../svg';
import type { Point } from '../vector';
import { aboveWrist } from './cuff-shape';
import { wholeGlove, type GloveSheet } from './glove-sheet';
import { alongFinger, cap, capEdge, fingers, longFingers, middle, on, thumb, type Finger } from './hand';
import { crinkle, drawPrint, knit, sand, textured } from './textures';

const standardCoating: Coating = { colour: '#23292d', cover: 'palm', finish: 'sandy' };

export function drawDipped(sheet: GloveSheet): void {
  const { defs, isPalm, layer, main, parts } = sheet;
  const coating = sheet.art.coating ?? standardCoating;
  const { dipped, edge, place, barePlace } = dipOf(sheet, coating);
  const shine = lighten(coating.colour, luminance(coating.colour) < 0.5 ? 0.34 : 0.7);
  layer.add(
    textured(wholeGlove, knit(defs, 'k', main, 0.8), 0.8),
    barePlace
      ? parts.name(isPalm ? 'palm' : 'back', barePlace, (colour) => area(aboveWrist(sheet.cuff), colour))
      : '',
    area(dipped, coating.colour),
    line(edge, shine, 1.6, { opacity: 0.8, transform: 'translate(0 -1.8)' }),
    line(edge, darken(main, 0.5), 2.2, { opacity: 0.5 }),
    finishOf(defs, coating, dipped),
    parts.name('coating', place, (colour) => area(dipped, colour)),
  );
  drawPrint(sheet);
  if (sheet.art.overlay) layer.add(area(thumbSaddle, sheet.art.overlay, { opacity: 0.9 }));
  if (isPalm && coating.cover !== 'fingertips') layer.add(palmCreases(coating), fingerShine(coating));
}

/** The second dip between thumb and index finger, where a coating wears first. */
const thumbSaddle = 'M71 226C68 206 88 186 108 188C124 190 126 214 120 230C112 248 74 246 71 226Z';

interface Dip {
  readonly dipped: string;
  readonly edge: string;
  /** The middle of the dipped area. */
  readonly place: Point;
  /** A place on the knit, where enough of it can be seen. */
  readonly barePlace?: Point;
}

const onHand = [180, 236] as const;

function dipOf({ cuff, isPalm }: GloveSheet, { cover }: Coating): Dip {
  if (cover !== 'fingertips' && (isPalm || cover === 'full')) {
    const y = cuff.wrist;
    const edge = `320 ${y - 16}C230 ${y + 4} 190 ${y - 22} 160 ${y - 8}C130 ${y + 4} 90 ${y - 10} 20 ${y - 14}`;
    return { dipped: `M20 20H320L${edge}Z`, edge: `M${edge}`, place: onHand };
  }
  if (cover === 'threequarter') {
    const edge =
      '300 200C262 232 240 226 212 234C180 240 150 224 128 238C112 252 100 250 84 276C70 290 40 280 20 262';
    return { dipped: `M20 20H300L${edge}Z`, edge: `M${edge}`, place: [176, 205], barePlace: [176, 268] };
  }
  return {
    dipped: fingers.map((part) => cap(part, tipFrom(part), -6)).join(''),
    edge: fingers.map((part) => capEdge(part, tipFrom(part), -6, 1.1)).join(''),
    place: on(middle, 0.98, 0),
    barePlace: onHand,
  };
}

const tipFrom = (part: Finger): number => (part === thumb ? 0.66 : 0.74);

function finishOf(defs: Definitions, { colour, finish }: Coating, dipped: string): string {
  switch (finish) {
    case 'sandy':
      return textured(dipped, sand(defs, colour), 0.55);
    case 'crinkle':
      return textured(dipped, crinkle(defs, colour), 0.5);
    case 'smooth':
      return '';
  }
}

function palmCreases({ colour }: Coating): string {
  const creases = longFingers
    .map((part) => capEdge(part, 0.34, -3, 0.7) + capEdge(part, 0.62, -3, 0.62))
    .join('');
  const palm = 'M126 212C150 220 196 218 226 208M104 228C130 236 146 262 148 292';
  return line(creases + palm, darken(colour, 0.5), 2.2, { opacity: 0.3 });
}

function fingerShine({ finish }: Coating): string {
  const shine = longFingers.map((part) => alongFinger(part, 0.42, 0.9, -0.3)).join('');
  const opacity = finish === 'smooth' ? 0.28 : 0.12;
  return line(shine + alongFinger(thumb, 0.45, 0.9, -0.2), '#ffffff', 4, {
    opacity,
    'stroke-linecap': 'round',
  });
}
