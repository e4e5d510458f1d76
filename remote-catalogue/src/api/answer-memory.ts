import type { Site } from 'shared-types';
import { once } from '../../articles/once';
import type { ProductRow } from '../../articles/product-row';
import { openCatalogue, type CatalogueSource } from './open-catalogue';
import type { CallOptions } from './port';

interface ListCall {
  readonly kind: 'list' | 'search';
  readonly text: string;
}

export const allArticles: ListCall = { kind: 'list', text: '' };

type Rows = readonly ProductRow[];

/** Searches whose answers are kept: those of the last few lists, for Back. */
const keptSearches = 5;

const answersOf = once((_: Site) => new Map<string, Rows>());

/**
 * The answer of a call, asked once for a visit: its lists stay usable without the network, and are the same objects each
 * time. Rendering at promote remembers the answers of the release, which never change; with a service, each page is
 * rendered from answers of its own.
 *
 * @throws {CatalogueError} or the network's own error; failures are forgotten
 */
export async function askOnce(source: CatalogueSource, call: ListCall, options: CallOptions): Promise<Rows> {
  const { site } = source;
  const isForgotten = typeof document === 'undefined' && site.api.catalogue?.mode === 'http';
  const answers = isForgotten ? new Map<string, Rows>() : answersOf(site);
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
