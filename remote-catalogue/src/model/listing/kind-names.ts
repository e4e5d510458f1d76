import { leafCategories } from '../categories';
import { joinedWords, searchWords } from '../finding/search-words';
import type { ProductRow } from '../product-row';
import { typeLabel, type ProductType } from '../product-types';
import type { ColumnValue } from './chosen-values';
import type { FacetIndex } from './facet-index';
import { titleReader } from './title-words';
import { valueSlug } from './value-slug';

/** Words that every kind may have. */
const familyWords: ReadonlySet<string> = new Set(['glove', 'gauntlet', 'garment', 'shirt', 'winter', 'heat']);

/**
 * The kind or the category that words name. They do not where another article has them in its title, too: the words
 * then find more than the filter.
 */
export function kindNamed(index: FacetIndex, text: string): readonly ColumnValue[] | undefined {
  const type = typeNamed(text);
  if (type) {
    const isIn = (row: ProductRow): boolean => row.type === type;
    return isWhole(index.rows, text, isIn)
      ? [{ column: 'cat', value: valueSlug(typeLabel(type)) }]
      : undefined;
  }
  const words = searchWords(text).map(({ word }) => word);
  if (words.length === 0 || words.every((word) => familyWords.has(word))) return undefined;
  const named = index.columnOf('kind').choices.filter(({ name }) => {
    const own = searchWords(name).map(({ word }) => word);
    return words.every((word) => own.includes(word));
  });
  const kinds = new Set(named.map(({ name }) => name));
  const isIn = ({ facts }: ProductRow): boolean => kinds.has(facts?.kind ?? '');
  if (named.length === 0 || !isWhole(index.rows, text, isIn)) return undefined;
  return named.map(({ value }) => ({ column: 'kind', value }));
}

function isWhole(rows: readonly ProductRow[], text: string, isIn: (row: ProductRow) => boolean): boolean {
  const isNamed = titleReader(text);
  return rows.every((row) => isIn(row) || !isNamed(row));
}

const joinedOf = (text: string): string => joinedWords(searchWords(text));

/** The type whose name or whose category's name has these words, and at least two of them. */
function typeNamed(text: string): ProductType | undefined {
  if (searchWords(text).length < 2) return undefined;
  const asked = joinedOf(text);
  return leafCategories.find(({ label, crumb = label, types }) =>
    [label, crumb, ...types.map(typeLabel)].some((name) => joinedOf(name) === asked),
  )?.types[0];
}
