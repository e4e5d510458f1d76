import { entriesOf } from '../../model/facts';

/** What the catalogue tells of an article. */
export interface KnownArticle {
  readonly title: string;
  /** Address of its drawing. */
  readonly drawing?: string;
}

/** Articles by their number in capitals. */
export type KnownArticles = ReadonlyMap<string, KnownArticle>;

/** @returns `undefined` if the catalogue says nothing */
export function knownArticlesFrom(fact: unknown): KnownArticles | undefined {
  const entries = entriesOf(fact, ['articleNo', 'title']);
  if (entries.length === 0) return undefined;
  return new Map(
    entries.map(({ articleNo, title, drawing }) => [
      articleNo.toUpperCase(),
      { title, ...(typeof drawing === 'string' && { drawing }) },
    ]),
  );
}
