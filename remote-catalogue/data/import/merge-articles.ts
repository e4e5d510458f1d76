import { isDeepStrictEqual } from 'node:util';
import { productTypes, type ProductType } from '../../src/model/product-types';
import type { SourceSet } from '../source/source-folder';
import { asText, valueAt } from './at-path';
import { composeArticle, valuesOf } from './compose-article';
import type { SheetColumn } from './find-columns';
import type { ReadRow } from './read-row';

/** `merge`: articles of the sheet are added, or change those of their number. `replace`: all others go. */
export type ImportMode = 'merge' | 'replace';

/** The catalogue after an import, and how it differs. */
export interface Merged {
  readonly set: SourceSet;
  /** Article numbers. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** A number whatever its case. */
export const numberKey = (article: unknown): string => asText(valueAt(article, 'articleNo')).toLowerCase();

/**
 * The catalogue with the articles of a sheet. Of an article that is there already, what the sheet has no column for
 * stays; where the catalogue is replaced, only its drawing does, which no supplier's sheet has.
 */
export function mergeArticles(
  before: SourceSet,
  { rows, columns }: { readonly rows: readonly ReadRow[]; readonly columns: readonly SheetColumn[] },
  mode: ImportMode,
): Merged {
  const known = new Map([...before.values()].flat().map((article) => [numberKey(article), article]));
  const given = new Set(columns.map(({ field }) => field));
  const kept = (name: string) => !given.has(name) && (mode === 'merge' || name === 'art');
  const imported = rows.map(({ values }) => {
    const earlier = known.get(asText(values.get('articleNo')).toLowerCase());
    if (earlier === undefined) return composeArticle(values);
    const rest = [...valuesOf(earlier)].filter(([name]) => kept(name));
    const article = composeArticle(new Map([...rest, ...values]));
    return isDeepStrictEqual(article, earlier) ? earlier : article;
  });
  return compared(known, mode === 'merge' ? placed(before, imported) : ordered(imported));
}

const typeOf = (article: unknown): ProductType | undefined =>
  productTypes.find((type) => type === valueAt(article, 'type'));

/** By type, in the order of the sheet. */
function ordered(articles: readonly unknown[]): SourceSet {
  const set = new Map(productTypes.map((type): [ProductType, unknown[]] => [type, []]));
  for (const article of articles) {
    const type = typeOf(article);
    if (type) set.get(type)?.push(article);
  }
  return set;
}

/** Changed articles in the place of the earlier ones, new ones at the end of their type. */
function placed(before: SourceSet, imported: readonly unknown[]): SourceSet {
  const fresh = new Map(imported.map((article) => [numberKey(article), article]));
  const stays = (type: ProductType) => (article: unknown) => {
    const changed = fresh.get(numberKey(article)) ?? article;
    return typeOf(changed) === type || changed === article ? [changed] : [];
  };
  const all = new Map(productTypes.map((type) => [type, (before.get(type) ?? []).flatMap(stays(type))]));
  const present = new Set([...all.values()].flat());
  const added = ordered(imported.filter((article) => !present.has(article)));
  return new Map([...all].map(([type, articles]) => [type, [...articles, ...(added.get(type) ?? [])]]));
}

function compared(known: ReadonlyMap<string, unknown>, set: SourceSet): Merged {
  const articles = [...set.values()].flat();
  const numbers = new Set(articles.map(numberKey));
  const nameOf = (article: unknown) => asText(valueAt(article, 'articleNo'));
  const earlierOf = (article: unknown) => known.get(numberKey(article));
  return {
    set,
    added: articles.filter((article) => !known.has(numberKey(article))).map(nameOf),
    changed: articles.filter((article) => earlierOf(article) && earlierOf(article) !== article).map(nameOf),
    removed: [...known].filter(([number]) => !numbers.has(number)).map(([, article]) => nameOf(article)),
  };
}
