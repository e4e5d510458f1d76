import { isDeepStrictEqual } from 'node:util';
import { productTypes, type ProductType } from '../../articles/product-types';
import type { SourceSet } from '../source-files';
import { asText, composeArticle, valueAt, valuesOf, type FieldValues } from './compose-article';
import type { SheetColumn } from './find-columns';
import type { ReadRow } from './read-row';

/** `merge`: articles of the sheet are added, or change those of their number. `replace`: all others go. */
export type ImportMode = 'merge' | 'replace';

/** Numbers of the articles that an import changes. */
export interface CatalogueChange {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
  readonly removed: readonly string[];
}

export interface ImportedArticle {
  readonly row: ReadRow;
  readonly article: unknown;
  readonly earlier: unknown;
}

export interface Merged {
  readonly set: SourceSet;
  /** One for each row of the sheet, in its order. */
  readonly imported: readonly ImportedArticle[];
  readonly change: CatalogueChange;
}

/** The number of an article in lower case, for comparisons. */
export const numberKey = (article: unknown): string => asText(valueAt(article, 'articleNo')).toLowerCase();

/**
 * The catalogue with the articles of a sheet. Of an article that is there already, what the sheet has no column for
 * stays; where the catalogue is replaced, only its drawing does, which no supplier's sheet has. Of the sample, to which
 * a first import adds, nothing does.
 */
export function mergeArticles(
  before: SourceSet,
  { rows, columns }: { readonly rows: readonly ReadRow[]; readonly columns: readonly SheetColumn[] },
  { mode, isFirst }: { readonly mode: ImportMode; readonly isFirst: boolean },
): Merged {
  const known = new Map([...before.values()].flat().map((article) => [numberKey(article), article]));
  const given = new Set(columns.map(({ field }) => field));
  const isKept = (name: string) => !given.has(name) && (mode === 'merge' || name === 'art');
  const imported = rows.map((row): ImportedArticle => {
    const earlier = known.get(asText(row.values.get('articleNo')).toLowerCase());
    if (earlier === undefined) return { row, earlier, article: composeArticle(row.values) };
    const kept = isFirst ? new Map<string, unknown>() : valuesOf(earlier);
    // An edition goes with its code.
    const rest = [...kept].filter(([name]) => isKept(name) && !given.has(name.replace(/\.edition$/, '')));
    const lists = mode === 'merge' ? listsOfParts(columns, row.values, kept) : [];
    const article = composeArticle(new Map([...rest, ...row.values, ...lists]));
    return { row, earlier, article: isDeepStrictEqual(article, earlier) ? earlier : article };
  });
  const articles = imported.map(({ article }) => article);
  const set = mode === 'merge' ? placed(before, articles) : ordered(articles);
  return { set, imported, change: changeOf(known, imported, set) };
}

const partOf = (entry: unknown) => valueAt(entry, 'title') ?? valueAt(entry, 'part');

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** Lists whose parts have columns of their own: a part without a column stays, each part keeps its place. */
function listsOfParts(
  columns: readonly SheetColumn[],
  values: FieldValues,
  earlier: FieldValues,
): readonly (readonly [field: string, list: unknown])[] {
  return ['features', 'materials'].flatMap((field) => {
    const parts = columns.filter((column) => column.field === field).map(({ part }) => part);
    if (parts.length === 0 || parts.includes(undefined)) return [];
    const [fresh = [], before = []] = [values, earlier].map((each) => asList(each.get(field)));
    const order = before.map(partOf);
    const placeOf = (entry: unknown) => order.indexOf(partOf(entry)) + 1 || Infinity;
    const list = [...before.filter((entry) => !parts.includes(asText(partOf(entry)))), ...fresh];
    return list.length > 0 ? [[field, list.toSorted((one, other) => placeOf(one) - placeOf(other))]] : [];
  });
}

const typeOf = (article: unknown): ProductType | undefined =>
  productTypes.find((type) => type === valueAt(article, 'type'));

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

function changeOf(
  known: ReadonlyMap<string, unknown>,
  imported: readonly ImportedArticle[],
  set: SourceSet,
): CatalogueChange {
  const numbers = new Set([...set.values()].flat().map(numberKey));
  const nameOf = (article: unknown) => asText(valueAt(article, 'articleNo'));
  const namesOf = (is: (each: ImportedArticle) => boolean) =>
    imported.filter(is).map(({ article }) => nameOf(article));
  return {
    added: namesOf(({ earlier }) => earlier === undefined),
    changed: namesOf(({ earlier, article }) => earlier !== undefined && earlier !== article),
    unchanged: namesOf(({ earlier, article }) => earlier !== undefined && earlier === article),
    removed: [...known].filter(([number]) => !numbers.has(number)).map(([, article]) => nameOf(article)),
  };
}
