import type { LoadContext } from 'shared-types';
import { memoryOf } from '../../../api/answer-memory';
import { openCatalogue } from '../../../api/open-catalogue';
import { isGloveType } from '../../../model/product-types';
import { sizeGuidePath } from '../../../model/size-guide-path';

/** The addresses of the guides to gloves and to garments, if the catalogue has some. */
export async function guidePaths(context: LoadContext): Promise<readonly string[]> {
  const api = await openCatalogue(context);
  const rows = await memoryOf(context.site).ask({ kind: 'list', text: '' }, api, context);
  const areGloves = new Set(rows.map(({ type }) => isGloveType(type)));
  return [...areGloves].map((isGlove) => sizeGuidePath(isGlove ? 'glove' : 'garment'));
}
