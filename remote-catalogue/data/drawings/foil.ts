import { lighten } from './colour';
import type { Definitions } from './definitions';
import { area, line } from './svg';

/** An aluminised material reflects: its own colour is that of its shade. */
export const brightened = (colour: string): string => lighten(colour, 0.4);

/** Bright facets and fine creases of an aluminised material. Gives the reference for `fill`. */
export function foil(defs: Definitions): string {
  const bright =
    'M0 8L16 2L10 22ZM30 0L46 10L34 18ZM22 26L40 24L30 44ZM0 34L12 30L16 50L4 52ZM44 34L56 30L56 46Z';
  const dull = 'M16 2L30 0L24 14ZM40 24L56 18L56 28ZM12 30L22 26L16 44ZM30 44L44 40L40 54Z';
  const creases = 'M0 8L16 2L30 0M10 22L22 26L40 24L56 18M12 30L16 50M30 44L34 56';
  return defs.pattern(
    'f',
    [56, 56],
    area(bright, '#fff', { opacity: 0.85 }) +
      area(dull, '#6d7b83', { opacity: 0.22 }) +
      line(creases, '#5c6970', 0.8, { opacity: 0.45 }),
  );
}
