import { lighten } from './colour';
import { area } from './svg';

/** An aluminised material reflects: its own colour is that of its shade. */
export const brightened = (colour: string): string => lighten(colour, 0.4);

/** Where the streaks of light begin, and how wide they are. */
const streaks = [
  [30, 9],
  [62, 15],
  [104, 8],
  [128, 18],
  [176, 9],
  [200, 16],
  [240, 8],
  [262, 14],
] as const;

/** Light and shade on an aluminised material: streaks from top to bottom. */
export const foil = (): string =>
  area(streaks.map(([x, width]) => streak(x, width)).join(''), '#fff', { opacity: 0.85 }) +
  area(streaks.map(([x, width]) => streak(x + width, width / 2)).join(''), '#3f4d55', { opacity: 0.2 });

function streak(x: number, width: number): string {
  const right = x + width;
  return `M${x} 0Q${x + 14} 110 ${x} 230T${x} 450T${x} 660H${right}Q${right + 8} 560 ${right} 450T${right} 230T${right} 0Z`;
}
