import { isGloveType } from '../product-types';
import type { ColumnValue } from './chosen-values';
import { columnWith } from './facets';
import type { FacetIndex } from './facet-index';

/** Sizes of gloves by the letters that some makers print. */
const gloveSizes: Readonly<Record<string, string>> = {
  XS: '6',
  S: '7',
  M: '8',
  L: '9',
  XL: '10',
  '2XL': '11',
  '3XL': '12',
};

const gloveWord = /(?<!\p{L})(?:gloves?|gauntlets?|mitts?|mittens?)(?!\p{L})/iu;
/** Kinds of gloves by the words that stand for them; a mechanic wears coveralls, too. */
const gloveKind = /(?<!\p{L})(?:riggers?|drivers?|mechanics?)(?!\p{L})/iu;
const garment =
  /(?<!\p{L})(?:\p{L}*(?:alls?|coats?|jackets?|shirts?)|suits?|trousers|pants|shorts|vests?|bibs?|clothing|workwear)(?!\p{L})/iu;

/** Letters are sizes of garments; where gloves are asked for, the size of a glove stands in their place. */
export function fittingSizes(
  index: FacetIndex,
  values: readonly ColumnValue[],
  text: string,
): readonly ColumnValue[] {
  if (!values.some(({ column }) => column === 'size') || !isAboutGloves(index, values, text)) return values;
  return values.map((each) =>
    each.column === 'size' ? { ...each, value: gloveSizes[each.value] ?? each.value } : each,
  );
}

function isAboutGloves({ rows }: FacetIndex, values: readonly ColumnValue[], text: string): boolean {
  if (rows.every(({ type }) => isGloveType(type))) return true;
  const families = values.map(({ column }) => columnWith(column)?.family);
  if (families.includes('garments')) return false;
  return families.includes('gloves') || gloveWord.test(text) || (gloveKind.test(text) && !garment.test(text));
}
