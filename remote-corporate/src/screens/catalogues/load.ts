import type { LoadContext, LoadReady, ScreenRequest } from 'shared-types';
import { downloadsFrom, type Downloads } from '../../model/downloads';

/** The catalogues, and what search engines read of them. */
export interface CataloguesData extends Downloads {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Whether what the catalogues say is invented. */
  readonly isSample: boolean;
}

export async function load(
  _: ScreenRequest,
  { facts, site }: LoadContext,
): Promise<LoadReady<CataloguesData>> {
  const [downloads, categories] = await Promise.all([facts('downloads'), facts('categories')]);
  const data = { ...downloadsFrom(downloads, categories), baseUrl: site.baseUrl, isSample: site.sample };
  return { kind: 'ready', data };
}
