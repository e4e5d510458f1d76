import type { LoadContext } from 'shared-types';
import { allArticles, askOnce } from '../../../state/catalogue-memory';
import { isGloveType } from '../../../../articles/product-types';
import { sizeGuidePath } from '../../../../articles/size-guide-path';

/** The addresses of the guides to gloves and to garments, if the catalogue has some. */
export async function guidePaths(context: LoadContext): Promise<readonly string[]> {
  const rows = await askOnce(context, allArticles, context);
  const areGloves = new Set(rows.map(({ type }) => isGloveType(type)));
  return [...areGloves].map((isGlove) => sizeGuidePath(isGlove ? 'glove' : 'garment'));
}
