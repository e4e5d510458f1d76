import { lighten } from './colour';
import type { Definitions } from './definitions';
import { use } from './svg';

/** An aluminised material reflects: its own colour is that of its shade. */
export const brightened = (colour: string): string => lighten(colour, 0.4);

/** Left edge and width of each streak of light. */
const streaks = [
  [32, 8],
  [64, 15],
  [112, 9],
  [134, 18],
  [182, 9],
  [206, 16],
  [250, 9],
] as const;

/** Light and shade on an aluminised material: streaks from top to bottom. */
export function foil(defs: Definitions): string {
  const light = defs.path('f', streaks.map(([x, width]) => streak(x, width)).join(''));
  const shade = defs.path('e', streaks.map(([x, width]) => streak(x + width, 5)).join(''));
  return use(light, { fill: '#fff', opacity: 0.85 }) + use(shade, { fill: '#3f4d55', opacity: 0.2 });
}

const streak = (x: number, width: number): string =>
  `M${x} 0q12 110 0 230t0 220t0 210h${width}q6-100 0-210t0-220t0-230z`;
