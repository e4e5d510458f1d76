import type { Site } from 'shared-types';
import type { Finder } from '../model/finding/finder';
import { searchIndexPath, synonymsPath } from '../model/finding/search-files';
import type { ProductRow } from '../model/product-row';
import { memoryOf } from './answer-memory';
import { timeoutMs } from './http';
import { openCatalogue, type CatalogueSource } from './open-catalogue';
import { withDeadline } from './with-deadline';

const importParts = () => import(/* webpackChunkName: "product-finder" */ './finder-parts');

const finders = new WeakMap<readonly ProductRow[], Finder>();
const loading = new WeakMap<Site, Promise<Finder>>();

/** The finder of a list of all articles, if it is loaded. */
export const loadedFinder = (rows: readonly ProductRow[]): Finder | undefined => finders.get(rows);

/**
 * Loads what finds articles by the words of the trade: with the first key in a search box, or the first search. With a
 * service, the release has no index of its articles: it is made of what the answer says of them.
 *
 * A failure is forgotten, so that the next call tries again. Files that do not come in time are a failure, too: a search
 * does without them.
 *
 * @throws {CatalogueError} or the network's own error
 */
export function loadFinder(source: CatalogueSource): Promise<Finder> {
  const known = loading.get(source.site) ?? makeFinder(source);
  loading.set(source.site, known);
  known.catch(() => loading.delete(source.site));
  return known;
}

async function makeFinder(source: CatalogueSource): Promise<Finder> {
  const { site, readAsset } = source;
  const isService = site.api.catalogue?.mode === 'http';
  const { signal } = new AbortController();
  const [parts, rows, index, synonyms] = await withDeadline({ signal, timeoutMs }, () =>
    Promise.all([
      importParts(),
      askAll(source),
      isService ? undefined : readAsset(searchIndexPath),
      readAsset(synonymsPath),
    ]),
  );
  const finder = await parts.makeFinder({ rows, index, synonyms });
  finders.set(rows, finder);
  return finder;
}

/** Nobody takes this call back: others wait for the same finder. */
async function askAll(source: CatalogueSource): Promise<readonly ProductRow[]> {
  const api = await openCatalogue(source);
  return await memoryOf(source.site).ask({ kind: 'list', text: '' }, api, new AbortController());
}
