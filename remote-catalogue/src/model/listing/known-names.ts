import { isGloveType } from '../product-types';
import type { ColumnValue } from './chosen-values';
import type { FacetIndex } from './facet-index';
import { columnWith } from './facets';
import { kindNamed } from './kind-names';
import type { KnownNames } from './read-query';

/** Words that name no material and no colour. */
const joiningWords = new Set(['and', 'with', 'of', 'in']);

const wordsOf = (name: string): readonly string[] =>
  (name.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !joiningWords.has(word));

/**
 * Names of kinds, categories, materials, cuffs and colours. One word of a material or a colour names all values that
 * have it: `cotton` is cotton drill too. A cuff needs its whole name: the first word of `Safety cuff` means nothing
 * alone.
 *
 * @param found what was found beside the names: it tells whether a material is a palm, a fabric, or either
 */
export function knownNames(index: FacetIndex, found: readonly ColumnValue[]): KnownNames {
  const names = new Map<string, readonly ColumnValue[]>();
  const add = (name: string, value: ColumnValue) => {
    const named = names.get(name) ?? [];
    if (named.every(({ column }) => column === value.column)) names.set(name, [...named, value]);
  };
  for (const column of [materialColumn(index, found), 'cuff', 'col']) {
    for (const { value, name } of index.columnOf(column).choices) {
      const spoken =
        column === 'cuff' ? [name.toLowerCase()] : new Set([name.toLowerCase(), ...wordsOf(name)]);
      for (const word of spoken) add(word, { column, value });
    }
  }
  return {
    get: (name) => (isMisleading(name, names) ? undefined : names.get(name)) ?? kindNamed(index, name),
  };
}

/** Who asks for leather does not mean synthetic leather. */
const isMisleading = (name: string, names: ReadonlyMap<string, readonly ColumnValue[]>): boolean =>
  names.has(`synthetic ${name}`) && names.get(name)?.length === 1;

function materialColumn(index: FacetIndex, found: readonly ColumnValue[]): string {
  const families = found.map(({ column }) => columnWith(column)?.family);
  if (families.includes('gloves') || index.rows.every(({ type }) => isGloveType(type))) return 'palm';
  return families.includes('garments') ? 'fab' : 'mat';
}
