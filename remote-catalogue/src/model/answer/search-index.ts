import * as v from 'valibot';
import { hash } from '../../../articles/hash';

/** What the pages of articles state beyond the list. Made by the build. */
export const searchIndexSchema = v.object({
  /** `articlesMark` of the articles that it was made of. */
  mark: v.string(),
  /** Each once: what it is about, its text, and words that it means besides. */
  lines: v.array(v.union([v.tuple([v.string(), v.string()]), v.tuple([v.string(), v.string(), v.string()])])),
  /** The lines of each article of the list, by their places. */
  articles: v.array(v.array(v.number())),
});

/** As `searchIndexSchema`. */
export type SearchIndex = Readonly<v.InferOutput<typeof searchIndexSchema>>;

/** Tells one list of articles from another: an index leads to places in its own list. */
export const articlesMark = (rows: readonly { readonly articleNo: string }[]): string =>
  `${rows.length}-${hash(rows.map(({ articleNo }) => articleNo).join('\n')).toString(36)}`;
