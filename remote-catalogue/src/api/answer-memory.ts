import type { Site } from 'shared-types';
import type { ProductRow } from '../model/product-row';
import type { CallOptions, CatalogueApi } from './port';

/** A call that answers rows. */
export interface ListCall {
  readonly kind: 'list' | 'search';
  readonly text: string;
}

type Rows = readonly ProductRow[];

/** What the product calls have answered. It stays usable without the network, and can be read without waiting. */
export interface AnswerMemory {
  readonly peek: (call: ListCall) => Rows | undefined;
  /** The remembered answer, or a new one; failures are forgotten. */
  readonly ask: (call: ListCall, api: CatalogueApi, options: CallOptions) => Promise<Rows>;
}

/** Searches whose answers are kept: those of the last few lists, for Back. */
const keptSearches = 5;

const keyOf = ({ kind, text }: ListCall): string => `${kind} ${text}`;

/** A memory that knows nothing yet. */
export function createAnswerMemory(): AnswerMemory {
  const answers = new Map<string, Rows>();
  const remember = (call: ListCall, rows: Rows) => {
    answers.set(keyOf(call), rows);
    const searches = [...answers.keys()].filter((key) => key.startsWith('search '));
    for (const key of searches.slice(0, -keptSearches)) answers.delete(key);
  };
  return {
    peek: (call) => answers.get(keyOf(call)),
    ask: async (call, api, options) => {
      const known = answers.get(keyOf(call));
      if (known) return known;
      const rows = await api[call.kind](call.text, options);
      remember(call, rows);
      return rows;
    },
  };
}

const memories = new WeakMap<Site, AnswerMemory>();

/**
 * The memory of this visit. Rendering at promote remembers the answers of the release, which never change; with a
 * service, each page is rendered from answers of its own.
 */
export function memoryOf(site: Site): AnswerMemory {
  if (typeof document === 'undefined' && site.api.catalogue?.mode === 'http') return createAnswerMemory();
  const memory = memories.get(site) ?? createAnswerMemory();
  memories.set(site, memory);
  return memory;
}
