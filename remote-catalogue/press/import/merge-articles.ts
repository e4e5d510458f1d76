import { isDeepStrictEqual } from 'node:util';
import { productTypes } from '../../articles/product-types';
import { isRecord } from '../check/is-record';
import type { SourceSet } from '../source-files';
import { numberOf, valueAt, withCells, type SheetRow } from './article-cells';

/** Numbers of the articles that an import changes. */
export interface CatalogueChange {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
  readonly removed: readonly string[];
}

/** A catalogue with the articles of a sheet. */
export interface Merged {
  /** One for each row of the sheet, in its order. */
  readonly imported: readonly unknown[];
  /** Articles of the catalogue that are not in the sheet and stay, by the type of their file. */
  readonly others: SourceSet;
  readonly after: SourceSet;
  readonly change: CatalogueChange;
}

/** How the articles of a sheet get into a catalogue. */
export interface MergeOptions {
  /** `merge`: articles are added, or change those of their number. `replace`: all others go. */
  readonly mode: 'merge' | 'replace';
  /** True for the first import of a site: no article of the sample, to which it adds, keeps anything. */
  readonly isFirst: boolean;
}

/** The catalogue with the articles of the rows. An article that stays as it was is the same object. */
export function mergeArticles(
  before: SourceSet,
  rows: readonly SheetRow[],
  { mode, isFirst }: MergeOptions,
): Merged {
  const known = new Map([...before.values()].flat().map((article) => [numberOf(article), article]));
  // A number in other capitals is refused as that of an article, which its row need not repeat.
  const inSmallLetters = new Map([...known].map(([number, article]) => [number.toLowerCase(), article]));
  const imported = rows.map((row) => {
    const fresh = withCells({}, row);
    const earlier = inSmallLetters.get(numberOf(fresh).toLowerCase());
    const isChange = mode === 'merge' && !isFirst && isRecord(earlier);
    const article = isChange ? withCells(earlier, row) : fresh;
    return isDeepStrictEqual(article, earlier) ? earlier : article;
  });
  const fresh = new Map(imported.map((article) => [numberOf(article), article]));
  const staying: SourceSet = mode === 'merge' ? before : new Map();
  const all = [...staying.values()].flat().map((article) => fresh.get(numberOf(article)) ?? article);
  return {
    imported,
    others: new Map(
      [...staying].map(([type, list]) => [type, list.filter((each) => !fresh.has(numberOf(each)))]),
    ),
    after: byType([...new Set([...all, ...fresh.values()])]),
    change: changeOf(known, fresh, mode === 'replace'),
  };
}

const byType = (articles: readonly unknown[]): SourceSet =>
  new Map(productTypes.map((type) => [type, articles.filter((each) => valueAt(each, 'type') === type)]));

type ByNumber = ReadonlyMap<string, unknown>;

function changeOf(before: ByNumber, fresh: ByNumber, isReplaced: boolean): CatalogueChange {
  const numbers = [...fresh.keys()];
  const known = numbers.filter((number) => before.has(number));
  const isSame = (number: string) => before.get(number) === fresh.get(number);
  return {
    added: numbers.filter((number) => !before.has(number)),
    changed: known.filter((number) => !isSame(number)),
    unchanged: known.filter(isSame),
    removed: isReplaced ? [...before.keys()].filter((number) => !fresh.has(number)) : [],
  };
}
