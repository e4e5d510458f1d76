import type { LoadContext, LoadReady, ScreenRequest } from 'shared-types';
import { downloadsFrom, type Downloads } from '../../model/downloads';
import { isLinkedBeside } from '../../model/left-out';

export interface CataloguesData extends Downloads {
  /** True if the data of the catalogues are invented. */
  readonly isSample: boolean;
  readonly hasArticles: boolean;
}

export async function load(
  _: ScreenRequest,
  { facts, site, leftOut }: LoadContext,
): Promise<LoadReady<CataloguesData>> {
  const [downloads, categories] = await Promise.all([facts('downloads'), facts('categories')]);
  const hasArticles = isLinkedBeside(leftOut)({ path: '/products' });
  const data = { ...downloadsFrom(downloads, categories), isSample: site.sample, hasArticles };
  return { kind: 'ready', data };
}
