import * as v from 'valibot';
import { hash } from '../../../articles/hash';

/** What the release knows of its articles beyond the list. Made by the build, indexed by the browser. */
export const searchIndexSchema = v.object({
  /** `articlesMark` of the articles that it was made of. */
  mark: v.string(),
  /** Of each article in the order of the list, what `articleWords` gives beyond its row, with spaces between the words; then the lines of its description. */
  words: v.array(v.tuple([v.string(), v.string(), v.string()])),
});

/** As `searchIndexSchema`. */
export type SearchIndex = Readonly<v.InferOutput<typeof searchIndexSchema>>;

/** Tells one list of articles from another: an index leads to places in its own list. */
export const articlesMark = (rows: readonly { readonly articleNo: string }[]): string =>
  `${rows.length}-${hash(rows.map(({ articleNo }) => articleNo).join('\n')).toString(36)}`;
