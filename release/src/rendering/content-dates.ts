import type { Composition } from '../model/composition.js';
import type { Store } from '../store/store.js';
import { factsOf } from './facts.js';
import { pageSetId, pageSetKeyOf, readPageSet, type PageContent, type PageSet } from './page-set.js';

/** Dates the content of a page. */
export type ContentDates = (path: string, sha256: string) => PageContent;

/** Whose pages are dated, and by what. */
export interface DatingInput {
  /** Of the remote. */
  readonly name: string;
  /** What was live until then. */
  readonly before: Composition | undefined;
  readonly now: Date;
}

async function pagesBefore(store: Store, name: string, before: Composition): Promise<PageSet['pages']> {
  const remote = before.remotes.find(({ release }) => release.name === name);
  if (!remote) return {};
  const set = await readPageSet(store, pageSetId(pageSetKeyOf(before, factsOf(store, before), remote)));
  return set?.pages ?? {};
}

/**
 * A page that says what it said before keeps its day, whichever release, script or style changed around it. The day
 * stands in the record of the page set, so a rollback brings it back with the page.
 */
export async function contentDatesOf(
  store: Store,
  { name, before, now }: DatingInput,
): Promise<ContentDates> {
  // What cannot be read dates nothing: a damaged record must not keep its successor from being made.
  const known: PageSet['pages'] = before ? await pagesBefore(store, name, before).catch(() => ({})) : {};
  const today = now.toISOString().slice(0, 10);
  return (path, sha256) => {
    const content = known[path]?.content;
    return content?.sha256 === sha256 ? content : { sha256, changedOn: today };
  };
}
