import type { FoundPage, LoadContext } from 'shared-types';

/** How many pages stand above the articles at most. */
export const mostPages = 3;

/** A list waits no longer for its pages, in milliseconds: they would push it down when they come. */
const mostWaitMs = 1000;

/** Pages of the site that fit a text. A list without them is better than none. */
export async function pagesFor(
  { findPages }: Pick<LoadContext, 'findPages'>,
  text: string,
): Promise<readonly FoundPage[]> {
  const waited = new Promise<readonly FoundPage[]>((resolve) => setTimeout(resolve, mostWaitMs, []));
  return await Promise.race([findPages(text).catch(() => []), waited]);
}
