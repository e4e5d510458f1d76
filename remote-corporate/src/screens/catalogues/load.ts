import type { LoadContext, LoadReady, ScreenRequest } from 'shared-types';
import { downloadsFrom, type Downloads } from '../../model/downloads';

/** The catalogues that are offered. */
export interface CataloguesData extends Downloads {
  /** Whether what the catalogues say is invented. */
  readonly isSample: boolean;
}

export async function load(
  _: ScreenRequest,
  { facts, site }: LoadContext,
): Promise<LoadReady<CataloguesData>> {
  const [downloads, categories] = await Promise.all([facts('downloads'), facts('categories')]);
  const data = { ...downloadsFrom(downloads, categories), isSample: site.sample };
  return { kind: 'ready', data };
}
