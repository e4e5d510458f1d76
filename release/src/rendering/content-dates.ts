import type { Composition } from '../model/composition.js';
import { mapConcurrently } from '../store/concurrency.js';
import { pageSetsKey } from '../store/keys.js';
import type { Store } from '../store/store.js';
import { factsOf } from './facts.js';
import { pageSetId, pageSetKeyOf, readPageSet, type PageContent, type PageSet } from './page-set.js';

export type ContentDates = (path: string, sha256: string) => PageContent;

export interface DatingInput {
  readonly name: string;
  /** What was live before this change. */
  readonly before: Composition | undefined;
  readonly now: Date;
  /** Pages of the record that is to be repaired; `lost`: it cannot be read. */
  readonly damaged?: PageSet['pages'] | 'lost';
}

async function pagesBefore(store: Store, name: string, before: Composition): Promise<PageSet['pages']> {
  const remote = before.remotes.find(({ release }) => release.name === name);
  if (!remote) return {};
  const source = { composition: before, facts: factsOf(store, before), remote };
  const set = await readPageSet(store, pageSetId(pageSetKeyOf(source)));
  return set?.pages ?? {};
}

/** What all page sets of the store say of the days of pages: the first day of each content. */
async function pagesAnywhere(store: Store): Promise<readonly PageSet['pages'][]> {
  const ids = await store.list(pageSetsKey);
  const sets = await mapConcurrently(ids, (id) => readPageSet(store, id).catch(() => undefined));
  return sets.flatMap((set) => (set ? [set.pages] : []));
}

const firstDay = (contents: readonly PageContent[]) =>
  [...contents].sort((one, other) => one.changedOn.localeCompare(other.changedOn))[0];

/**
 * A page that says what it said before keeps its day, whichever release, script or style changed around it. The day
 * stands in the record of the page set, so a rollback brings it back with the page.
 */
export async function contentDatesOf(
  store: Store,
  { name, before, now, damaged }: DatingInput,
): Promise<ContentDates> {
  // What cannot be read dates nothing: a damaged record must not keep its successor from being made.
  const known: PageSet['pages'] = before ? await pagesBefore(store, name, before).catch(() => ({})) : {};
  const others = damaged === 'lost' ? await pagesAnywhere(store) : damaged ? [damaged] : [];
  const today = now.toISOString().slice(0, 10);
  return (path, sha256) => {
    const contents = [...others, known].map((pages) => pages[path]?.content);
    const same = contents
      .filter((content) => content?.sha256 === sha256)
      .filter((content) => content !== undefined);
    return firstDay(same) ?? { sha256, changedOn: today };
  };
}
