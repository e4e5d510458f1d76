import { contourOf, darken } from '../colour';
import { use } from '../svg';
import { at, between, measured, moved } from '../vector';
import type { Layer } from '../layer';
import type { GarmentSheet } from './garment-sheet';
import { bothSides } from './mirror';

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

/**
 * Reflective tape of what covers the trunk: bands around it and braces over the shoulders.
 *
 * @param brace the left one, without the height at which it meets the first band
 */
export function drawUpperTape(sheet: GarmentSheet, brace = 'M112 30C110 90 108 140 108'): void {
  const { body, tape } = sheet;
  const [firstBand] = tape?.body ?? [];
  const braces = tape?.hasBraces && firstBand ? bothSides(`${brace} ${firstBand}`) : '';
  const bands = (tape?.body ?? []).map((y) => `M60 ${y}Q150 ${y + 9} 240 ${y}`).join('');
  drawTape(sheet, body, 'r', bands + braces);
}

/** Tape across both legs. */
export const legBands = (heights: readonly number[]): string =>
  heights.map((y) => `M70 ${y}Q105 ${y + 7} 148 ${y + 4}M152 ${y + 4}Q195 ${y + 7} 230 ${y}`).join('');

/** Lines across both sleeves at a place from the shoulder (0) to the cuff (1). */
export function acrossSleeves({ pieces }: GarmentSheet, place: number): string {
  if (!pieces.armAxis) return '';
  const { shoulder, cuff } = pieces.armAxis;
  const { direction } = measured(shoulder, cuff);
  const across = [direction[1], -direction[0]] as const;
  const centre = between(shoulder, cuff, place);
  return bothSides(`M${at(moved(centre, across, -34))}L${at(moved(centre, across, 34))}`);
}
