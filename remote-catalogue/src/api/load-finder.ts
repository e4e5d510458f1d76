import type { Site } from 'shared-types';
import type { Finder } from '../model/answer/finder';
import { searchIndexPath, synonymsPath } from '../model/answer/search-files';
import { allArticles, askOnce } from './answer-memory';
import { timeoutMs } from './http';
import { loadMakers } from './load-makers';
import type { CatalogueSource } from './open-catalogue';
import { withDeadline } from './with-deadline';

const importParts = () => import(/* webpackChunkName: "product-finder" */ './finder-parts');

const loading = new WeakMap<Site, Promise<Finder>>();

/**
 * Loads the finder of articles by the words of the trade, with the first key in a search box, or the first search. With a
 * service, whose articles the release has no index of, the index is made of the answer. A failure is forgotten, so that
 * the next call tries again; a search does without files that do not come in time.
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
  const [parts, rows, index, synonyms, makers] = await withDeadline({ signal, timeoutMs }, () =>
    Promise.all([
      importParts(),
      // Nobody takes this call back: others wait for the same finder.
      askOnce(source, allArticles, new AbortController()),
      isService ? undefined : readAsset(searchIndexPath),
      readAsset(synonymsPath),
      loadMakers(source),
    ]),
  );
  return await parts.makeFinder({ rows, index, synonyms, makers });
}
