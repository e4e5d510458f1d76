import type { Art, View } from './art';
import { drawGarment } from './garments/garment';
import { drawGlove } from './gloves/glove';

/**
 * The drawing of an article as an SVG file of 300 x 375 units. Pure: equal art gives equal text on every machine. Only hex
 * colours and opacity, no filters and no style attributes, so that any renderer takes it.
 */
export function drawArticle(art: Art, view: View): string {
  const id = `a${shortHash(JSON.stringify(art) + view)}`;
  return 'garment' in art ? drawGarment(art, view, id) : drawGlove(art, view, id);
}

/** FNV-1a, four characters: enough to tell the drawings of one page apart. */
function shortHash(text: string): string {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0).toString(36).slice(-4);
}
