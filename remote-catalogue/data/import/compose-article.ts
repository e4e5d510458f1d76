import * as v from 'valibot';
import { isGloveType, productTypes, type ProductType } from '../../src/model/product-types';
import { ratedStandards } from '../../src/model/standards/standard-names';
import { standardTexts } from '../../src/model/standards/standard-texts';
import { asText, setAt, valueAt } from './at-path';
import { defaultArt } from './default-art';
import { sheetFields } from './sheet-fields';

/** The values of an article by the names of their fields; a field without a value is absent. */
export type FieldValues = ReadonlyMap<string, unknown>;

/** The values of an article. */
export const valuesOf = (article: unknown): FieldValues =>
  new Map(
    sheetFields.flatMap(({ name, path }) => {
      const value = valueAt(article, path);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

/**
 * The article that has the values, its keys in the order of the fields. What a sheet seldom says is filled in: the name
 * of the image, the system of the sizes, the present edition of each standard, and a drawing. Whether it is a good
 * article is for the check to say.
 */
export function composeArticle(values: FieldValues): unknown {
  const complete = withDefaults(values);
  const article: Record<string, unknown> = {};
  for (const { name, keys } of writtenFields) {
    const value = name === 'sizes' ? sizesOf(complete) : complete.get(name);
    if (value !== undefined) setAt(article, keys, value);
  }
  return article;
}

/** In an article the edition stands before the code, in a sheet behind it. */
const writtenFields = sheetFields
  .map((field, index) => ({ field, place: field.name.endsWith('.edition') ? index - 1.5 : index }))
  .toSorted((one, other) => one.place - other.place)
  .map(({ field: { name, path } }) => ({
    name,
    keys: name === 'sizes' ? ['ext', 'sizes'] : path.split('.'),
  }));

function withDefaults(values: FieldValues): FieldValues {
  const complete = new Map(values);
  if (!complete.has('image')) complete.set('image', `${textOf(values, 'articleNo').toLowerCase()}.svg`);
  for (const { code, edition, present } of ratingFields) {
    if (!complete.has(code)) complete.delete(edition);
    else if (!complete.has(edition)) complete.set(edition, present);
  }
  if (!complete.has('art')) complete.set('art', artOf(values));
  return complete;
}

/** The fields of each marking, and its present edition. */
const ratingFields = ratedStandards.map((standard) => ({
  code: `ratings.${standard}`,
  edition: `ratings.${standard}.edition`,
  present: standardTexts[standard].edition,
}));

function sizesOf(values: FieldValues) {
  const system = isGloveType(textOf(values, 'type') as ProductType) ? 'glove' : 'garment';
  return { system, values: values.get('sizes') ?? [] };
}

const textOf = (values: FieldValues, name: string): string => asText(values.get(name));

const drawable = v.object({
  type: v.picklist(productTypes),
  kind: v.optional(v.string(), ''),
  cuff: v.optional(v.string()),
  coating: v.optional(v.string()),
  colours: v.optional(v.array(v.object({ name: v.string(), hex: v.string() })), []),
});

function artOf(values: FieldValues) {
  const parsed = v.safeParse(drawable, Object.fromEntries(values));
  return parsed.success ? defaultArt(parsed.output) : undefined;
}
