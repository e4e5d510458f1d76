import { isGloveType } from '../product-types';
import { choiceName } from './choice-names';
import { chosenOf, type ColumnValue, valuesOf } from './chosen-values';
import type { FacetIndex } from './facet-index';
import { filteredArticles } from './query-sentence';
import { type KnownNames, readQuery } from './read-query';
import { exactArticle } from './search-rows';
import type { Chosen } from './selection';
import { columnWith } from './facets';

/** What a search asks for once its words are understood. */
export interface Understood {
  /** Words to search for; empty if the whole text became filters. */
  readonly text: string;
  /** What is chosen by words and in the address; of two levels of a property, the one in the address. */
  readonly chosen: Chosen;
  /** What the words became; absent where they are only words. */
  readonly sentence?: string;
}

/** A searched text and what is chosen beside it. */
export interface Asked {
  readonly text: string;
  /** Whether the text is to be taken word by word. */
  readonly isLiteral: boolean;
  readonly chosen: Chosen;
}

/** Turns markings in a searched text into filters. A text that is an article's number stays one. */
export function understandSearch(index: FacetIndex, { text, isLiteral, chosen }: Asked): Understood {
  if (text === '' || isLiteral || exactArticle(index.rows, text) !== undefined) return { text, chosen };
  const { values, rest } = readQuery(text, (found) => knownNames(index, found));
  if (values.length === 0) return { text, chosen };
  const read = chosenOf(values);
  return {
    text: rest,
    chosen: chosenOf([...values, ...valuesOf(chosen)]),
    sentence: `Showing ${filteredArticles(
      values.filter(({ column, value }) => read[column]?.includes(value)),
      (value) => choiceName(index, value),
    )}.`,
  };
}

/** Words that name no material and no colour. */
const joiningWords = new Set(['and', 'with', 'of', 'in']);

const wordsOf = (name: string): readonly string[] =>
  (name.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !joiningWords.has(word));

/**
 * Names of materials, cuffs and colours. One word of a material or a colour names all values that have it: `cotton` is
 * cotton drill too. A cuff needs its whole name: the first word of `Safety cuff` means nothing alone.
 *
 * @param found what was found beside the names: it tells whether a material is a palm, a fabric, or either
 */
function knownNames(index: FacetIndex, found: readonly ColumnValue[]): KnownNames {
  const names = new Map<string, readonly ColumnValue[]>();
  const add = (name: string, value: ColumnValue) => {
    const named = names.get(name) ?? [];
    if (named.every(({ column }) => column === value.column)) names.set(name, [...named, value]);
  };
  const material = materialColumn(index, found);
  for (const column of [material, 'cuff', 'col']) {
    for (const { value, name } of index.columnOf(column).choices) {
      const spoken =
        column === 'cuff' ? [name.toLowerCase()] : new Set([name.toLowerCase(), ...wordsOf(name)]);
      for (const word of spoken) add(word, { column, value });
    }
  }
  return names;
}

function materialColumn(index: FacetIndex, found: readonly ColumnValue[]): string {
  const families = found.map(({ column }) => columnWith(column)?.family);
  if (families.includes('gloves') || index.rows.every(({ type }) => isGloveType(type))) return 'palm';
  return families.includes('garments') ? 'fab' : 'mat';
}
