import { entriesOf } from '../../model/facts';

/** What the catalogue tells of an article. */
export interface KnownArticle {
  readonly title: string;
  /** Address of its drawing. */
  readonly drawing?: string;
  /** What is counted. */
  readonly unit?: 'pair' | 'piece';
  /** What it is made in, ascending; none if the catalogue does not say. */
  readonly sizes: readonly string[];
}

/** Articles by their number in capitals. */
export type KnownArticles = ReadonlyMap<string, KnownArticle>;

/** @returns `undefined` if the catalogue says nothing */
export function knownArticlesFrom(fact: unknown): KnownArticles | undefined {
  const entries = entriesOf(fact, ['articleNo', 'title']);
  if (entries.length === 0) return undefined;
  return new Map(
    entries.map(({ articleNo, title, drawing, unit, sizes }) => [
      articleNo.toUpperCase(),
      {
        title,
        ...(typeof drawing === 'string' && drawing !== '' && { drawing }),
        ...((unit === 'pair' || unit === 'piece') && { unit }),
        sizes: Array.isArray(sizes) ? sizes.map(String) : [],
      },
    ]),
  );
}
