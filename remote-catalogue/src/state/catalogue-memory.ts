import type { Site } from 'shared-types';
import { once } from '../../articles/once';
import type { ProductRow } from '../../articles/product-row';
import { timeoutMs } from '../api/http';
import { loadMakers } from '../api/load-makers';
import { openCatalogue, type CatalogueSource } from '../api/open-catalogue';
import type { CallOptions } from '../api/port';
import { withDeadline } from '../api/with-deadline';
import type { Finder } from '../model/answer/finder';
import { searchIndexPath, synonymsPath } from '../../articles/release-files';

type ListCall = Readonly<{ kind: 'list' | 'search'; text: string }>;

export const allArticles: ListCall = { kind: 'list', text: '' };

type Rows = readonly ProductRow[];

/** The articles of the release that is shown: what its calls answered, and what finds in them. */
interface CatalogueMemory {
  readonly answers: Map<string, Rows>;
  finder?: Promise<Finder> | undefined;
}

const memoryOf = once((_: Site): CatalogueMemory => ({ answers: new Map() }));

/** Searches whose answers are kept: those of the last few lists, for Back. */
const keptSearches = 5;

/** True if a service answers the calls, so that their answers change. */
export const isService = ({ api }: Site): boolean => api.catalogue?.mode === 'http';

/** Time after which Node asks a service again, in milliseconds. */
const serviceAgeMs = 30_000;

/**
 * What a call answers, asked once for a visit: its lists stay usable without the network, and are the same objects each
 * time. Node remembers the answers of the release, which never change; with a service, for half a minute.
 *
 * @throws {CatalogueError} or the network's own error; failures are forgotten
 */
export async function askOnce(source: CatalogueSource, call: ListCall, options: CallOptions): Promise<Rows> {
  const { site } = source;
  const memory = memoryOf(site);
  const { answers } = memory;
  // The clock stands still where pages are drawn.
  if (typeof document === 'undefined' && isService(site) && answers.size === 0) {
    const forget = () => {
      answers.clear();
      memory.finder = undefined;
    };
    (setTimeout(forget, serviceAgeMs) as { readonly unref?: () => void }).unref?.();
  }
  const key = `${call.kind} ${call.text}`;
  const known = answers.get(key);
  if (known) return known;
  const api = await openCatalogue(source);
  const rows = await api[call.kind](call.text, options);
  answers.set(key, rows);
  const searches = [...answers.keys()].filter((each) => each.startsWith('search '));
  for (const oldest of searches.slice(0, -keptSearches)) answers.delete(oldest);
  return rows;
}

const importParts = () => import(/* webpackChunkName: "product-finder" */ '../api/finder-parts');

/**
 * What finds articles by the words of the trade, loaded with the first key in a search box, or the first search. With a
 * service, the release has no index of its articles: it is made of what the answer says of them.
 *
 * @throws {CatalogueError} or the network's own error, also where files do not come in time; failures are forgotten
 */
export function loadFinder(source: CatalogueSource): Promise<Finder> {
  const memory = memoryOf(source.site);
  const loading = (memory.finder ??= makeFinder(source));
  loading.catch(() => (memory.finder = undefined));
  return loading;
}

async function makeFinder(source: CatalogueSource): Promise<Finder> {
  const { site, readAsset } = source;
  const { signal } = new AbortController();
  const [parts, rows, index, synonyms, makers] = await withDeadline({ signal, timeoutMs }, () =>
    Promise.all([
      importParts(),
      // Nobody takes this call back: others wait for the same finder.
      askOnce(source, allArticles, new AbortController()),
      isService(site) ? undefined : readAsset(searchIndexPath),
      readAsset(synonymsPath),
      loadMakers(source),
    ]),
  );
  return await parts.makeFinder({ rows, index, synonyms, makers });
}
