import { contourOf, darken } from '../colour';
import { line, use } from '../svg';
import { at, between, bothSides, measured, moved, type Point } from '../vector';
import type { Layer } from '../layer';
import type { GarmentSheet } from './garment-sheet';

const silver = '#c4cbd0';
const standardWidth = 15;

/** Reflective tape along a path: contrast border, silver, sheen of the glass beads. */
export function drawTape({ defs, tape }: GarmentSheet, layer: Layer, part: string, d: string): void {
  if (!tape || !d) return;
  layer.settle();
  const id = defs.path(part, d, { fill: 'none' });
  const width = tape.width ?? standardWidth;
  const band = (colour: string, bandWidth: number) => use(id, { stroke: colour, 'stroke-width': bandWidth });
  if (tape.border) layer.add(band(contourOf(tape.border), width + 12), band(tape.border, width + 11));
  layer.add(
    band(darken(silver, 0.45), width + 1.6),
    band(silver, width),
    band('#eaeeef', width * 0.5),
    use(id, { stroke: '#8f999f', 'stroke-width': width - 3.4, 'stroke-dasharray': '.8 2.6', opacity: 0.55 }),
  );
}

/** Bands around the trunk, and braces. @param brace the left one, without the height where it meets a band */
export function drawUpperTape(sheet: GarmentSheet, brace = 'M112 30C110 90 108 140 108'): void {
  const { body, tape } = sheet;
  const [firstBand] = tape?.body ?? [];
  const braces = tape?.hasBraces && firstBand ? bothSides(`${brace} ${firstBand}`) : '';
  const drawn = acrossBody(sheet) + braces;
  drawTape(sheet, body, 'r', drawn);
  nameTape(sheet, drawn, [170, 4.3]);
}

export const acrossBody = ({ tape }: GarmentSheet): string =>
  (tape?.body ?? []).map((y) => `M60 ${y}Q150 ${y + 9} 240 ${y}`).join('');

interface Band {
  /** Height at the sides; the middle hangs lower. */
  readonly y: number;
  readonly half: number;
}

export function bandsOf({ tape }: GarmentSheet): readonly Band[] {
  const half = ((tape?.width ?? standardWidth) + (tape?.border ? 12 : 2)) / 2;
  return [...(tape?.body ?? []), ...(tape?.legs ?? [])].map((y) => ({ y, half }));
}

/** The tape of coveralls and bib trousers: bands around trunk and legs, and braces. @param place where the first band is seen whole */
export function drawOverallTape(sheet: GarmentSheet, place: Point, braces = ''): void {
  const { body, tape } = sheet;
  const bands = (tape?.body ?? []).map((y) => `M80 ${y}Q150 ${y + 6} 220 ${y}`).join('');
  const drawn = bands + legBands(tape?.legs ?? []) + braces;
  drawTape(sheet, body, 'r', drawn);
  if (tape?.body) nameTape(sheet, drawn, place);
  else nameLegTape(sheet, drawn);
}

/** A height of the cloth that no band covers. */
export function clearHeight(sheet: GarmentSheet, heights: readonly number[]): number {
  const bands = bandsOf(sheet);
  const isClear = (height: number) => bands.every(({ y, half }) => Math.abs(y + 4 - height) > half + 5);
  return heights.find(isClear) ?? heights[0] ?? 0;
}

/** Names the first band of a drawn path. `x` is where it is seen whole, `sag` how far it hangs there. */
function nameTape(sheet: GarmentSheet, drawn: string, [x, sag]: Point): void {
  const [y] = sheet.tape?.body ?? [];
  if (y !== undefined) nameDrawn(sheet, drawn, [x, y + sag]);
}

export function nameLegTape(sheet: GarmentSheet, drawn: string): void {
  const [y] = sheet.tape?.legs ?? [];
  if (y !== undefined) nameDrawn(sheet, drawn, [112, y + 4.6]);
}

function nameDrawn({ body, parts, tape }: GarmentSheet, drawn: string, place: Point): void {
  const width = (tape?.width ?? standardWidth) - 2;
  body.add(parts.name('tape', place, (colour) => line(drawn, colour, width)));
}

export const legBands = (heights: readonly number[]): string =>
  heights.map((y) => `M70 ${y}Q105 ${y + 7} 148 ${y + 4}M152 ${y + 4}Q195 ${y + 7} 230 ${y}`).join('');

/** Lines across both sleeves at a place from the shoulder (0) to the cuff (1). */
export function acrossSleeves({ pieces }: GarmentSheet, place: number): string {
  if (!pieces.arm) return '';
  const { shoulder, cuff } = pieces.arm;
  const { direction } = measured(shoulder, cuff);
  const across = [direction[1], -direction[0]] as const;
  const centre = between(shoulder, cuff, place);
  return bothSides(`M${at(moved(centre, across, -34))}L${at(moved(centre, across, 34))}`);
}
