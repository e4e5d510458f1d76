import type { Composition } from '../model/composition.js';
import { mapConcurrently } from '../store/concurrency.js';
import type { Store } from '../store/store.js';
import { factsOf } from './facts.js';
import {
  pageSetId,
  pageSetKeyOf,
  readPageSet,
  storedPageSets,
  type PageContent,
  type PageSet,
} from './page-set.js';

export type ContentDates = (path: string, sha256: string) => PageContent;

export interface DatingInput {
  /** Name of the remote; the host's own pages have none. */
  readonly name: string | undefined;
  /** Composition that was live before this change. */
  readonly before: Composition | undefined;
  /** True if the set takes the place of a damaged one. */
  readonly isDamaged: boolean;
}

/** The set of what was live before. */
function idBefore(store: Store, { name, before }: DatingInput): readonly string[] {
  const remote = before?.remotes.find(({ release }) => release.name === name);
  if (!before || !remote) return [];
  return [pageSetId(pageSetKeyOf({ composition: before, facts: factsOf(store, before), remote }))];
}

const firstDay = (contents: readonly PageContent[]) =>
  [...contents].sort((one, other) => one.changedOn.localeCompare(other.changedOn))[0];

/**
 * A page that says what it said before keeps its day, whichever release, script or style changed around it. The day
 * stands in the record of the page set, so a rollback brings it back with the page. After damage, and where nothing was live
 * before, the first day counts that any page set of the store knows.
 */
export async function contentDatesOf(store: Store, input: DatingInput): Promise<ContentDates> {
  const ids = input.isDamaged || !input.before ? await storedPageSets(store) : idBefore(store, input);
  const sets = await mapConcurrently(ids, (id) => readPageSet(store, id));
  const known = sets.filter((set) => set !== undefined).map(({ pages }): PageSet['pages'] => pages);
  const today = new Date().toISOString().slice(0, 10);
  return (path, sha256) => {
    const same = known
      .map((pages) => pages[path]?.content)
      .filter((content) => content !== undefined)
      .filter((content) => content.sha256 === sha256);
    return firstDay(same) ?? { sha256, changedOn: today };
  };
}
