import { isGloveType, type ProductType } from '../../articles/product-types';
import { ratedStandards } from '../../articles/standards/standard-names';
import { standardTexts } from '../../articles/standards/standard-texts';
import { sheetFields } from './sheet-fields';
import { isRecord } from '../check/is-record';

/** The values of an article by the names of their fields; a field without a value is absent. */
export type FieldValues = ReadonlyMap<string, unknown>;

export const valuesOf = (article: unknown): FieldValues =>
  new Map(
    sheetFields.flatMap(({ name, path }) => {
      const value = valueAt(article, path);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

/** The article of the values, unchecked, its keys in order; size system and present editions are filled in. */
export function composeArticle(values: FieldValues): unknown {
  const complete = withDefaults(values);
  const article: Record<string, unknown> = {};
  for (const { name, keys } of writtenFields) {
    const value = name === 'sizes' ? sizesOf(values) : complete.get(name);
    if (value !== undefined) setAt(article, keys, value);
  }
  return article;
}

/** Fields in the order of an article, where the edition stands before the code; in a sheet it stands behind it. */
const writtenFields = sheetFields
  .map((field, index) => ({ field, place: field.name.endsWith('.edition') ? index - 1.5 : index }))
  .toSorted((one, other) => one.place - other.place)
  .map(({ field: { name, path } }) => ({
    name,
    keys: name === 'sizes' ? ['ext', 'sizes'] : path.split('.'),
  }));

function withDefaults(values: FieldValues): FieldValues {
  const complete = new Map(values);
  for (const { code, edition, present } of ratingFields) {
    if (complete.has(code) && !complete.has(edition)) complete.set(edition, present);
  }
  return complete;
}

/** The fields of each marking, and its present edition. */
const ratingFields = ratedStandards.map((standard) => ({
  code: `ratings.${standard}`,
  edition: `ratings.${standard}.edition`,
  present: standardTexts[standard].edition,
}));

function sizesOf(values: FieldValues) {
  if (!values.has('sizes')) return undefined;
  const system = isGloveType(asText(values.get('type')) as ProductType) ? 'glove' : 'garment';
  return { system, values: values.get('sizes') };
}

/** The value at a path like `ext.packing.unit`. */
export function valueAt(tree: unknown, path: string): unknown {
  const end = path.indexOf('.');
  const value = isRecord(tree) ? tree[end < 0 ? path : path.slice(0, end)] : undefined;
  return end < 0 ? value : valueAt(value, path.slice(end + 1));
}

/** Puts a value at a path of a tree that is being made. A key that is new comes last. */
export function setAt(tree: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown) {
  if (rest.length === 0) tree[key] = value;
  else setAt((tree[key] ??= {}) as Record<string, unknown>, rest, value);
}

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
