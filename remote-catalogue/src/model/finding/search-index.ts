import * as v from 'valibot';

/** What the release knows of its articles beyond the list. Made by the build, indexed by the browser. */
export const searchIndexSchema = v.object({
  /** `articlesMark` of the articles that it was made of. */
  mark: v.string(),
  /** The words that only the texts of each article have, with spaces between them, in the order of the list. */
  words: v.array(v.string()),
});

/** As `searchIndexSchema`. */
export type SearchIndex = Readonly<v.InferOutput<typeof searchIndexSchema>>;

/** Tells one list of articles from another: an index leads to places in its own list. */
export function articlesMark(rows: readonly { readonly articleNo: string }[]): string {
  let hash = 0x811c9dc5;
  for (const { articleNo } of rows) {
    for (let place = 0; place < articleNo.length; place++) {
      hash = Math.imul(hash ^ articleNo.charCodeAt(place), 0x01000193);
    }
    hash = Math.imul(hash ^ 10, 0x01000193);
  }
  return `${rows.length}-${(hash >>> 0).toString(36)}`;
}
