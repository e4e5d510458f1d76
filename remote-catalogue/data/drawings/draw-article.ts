import { hash } from '../random';
import type { Art, View } from './art';
import { drawGarment } from './garments/garment';
import { drawGlove } from './gloves/glove';

/**
 * The drawing of an article as an SVG file of 300 x 375 units. Pure: equal art gives equal text on every machine. Only hex
 * colours and opacity, no filters and no style attributes, so that any renderer takes it.
 */
export function drawArticle(art: Art, view: View): string {
  // Four characters are enough to tell the drawings of one page apart.
  const id = `a${hash(JSON.stringify(art) + view)
    .toString(36)
    .slice(-4)}`;
  return 'garment' in art ? drawGarment(art, view, id) : drawGlove(art, view, id);
}
