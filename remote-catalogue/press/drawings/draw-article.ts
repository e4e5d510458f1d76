import { hash } from '../../articles/hash';
import type { Art, View } from './art';
import { drawGarment } from './garments/garment';
import { drawGlove } from './gloves/glove';
import type { Drawn, Painted } from './parts';

/**
 * The drawing of an article as an SVG file, four wide and five high. Pure: equal art gives equal text on every machine.
 * Only hex colours and opacity, no filters and no style attributes, so that any renderer takes it.
 */
export const drawArticle = (art: Art, view: View): string => drawParts(art, view).svg;

/** The drawing and the parts that it shows. @param painted a part filled with a colour, to check places */
export function drawParts(art: Art, view: View, painted?: Painted): Drawn {
  // Four characters are enough to tell the drawings of one page apart.
  const id = `a${hash(JSON.stringify(art) + view)
    .toString(36)
    .slice(-4)}`;
  const options = { view, id, painted };
  return 'garment' in art ? drawGarment(art, options) : drawGlove(art, options);
}
