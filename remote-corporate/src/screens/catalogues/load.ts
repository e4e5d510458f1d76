import type { LoadContext, LoadReady, ScreenRequest } from 'shared-types';
import { downloadsFrom, type Downloads } from '../../model/downloads';
import { isLinkedBeside } from '../../model/left-out';

export interface CataloguesData extends Downloads {
  readonly hasArticles: boolean;
}

export async function load(
  _: ScreenRequest,
  { facts, leftOut }: LoadContext,
): Promise<LoadReady<CataloguesData>> {
  const [downloads, categories] = await Promise.all([facts('downloads'), facts('categories')]);
  const hasArticles = isLinkedBeside(leftOut)({ path: '/products' });
  const data = { ...downloadsFrom(downloads, categories), hasArticles };
  return { kind: 'ready', data };
}
