import type { SynonymTable } from '../finding/synonyms';
import { isStandardWord, joinedWords, searchWords } from '../finding/search-words';
import { rowsContaining } from '../find-rows';
import type { ProductRow } from '../product-row';
import { traitNamed } from './article-traits';
import type { ColumnValue } from './chosen-values';
import type { FacetIndex } from './facet-index';
import { rowReader, titleReader } from './title-words';

/**
 * Reads the words for a trait: its own name, and others that mean the same and that no title has. A trait that no
 * article of the list has is none.
 */
export function termReader(
  index: FacetIndex,
  synonyms: SynonymTable,
): (words: string) => ColumnValue | undefined {
  return (words) => {
    const trait = traitNamed(words) ?? traitMeant(index.rows, words, synonyms);
    if (trait === undefined) return undefined;
    const isKnown = index.columnOf('trait').choices.some(({ value }) => value === trait);
    return isKnown ? { column: 'trait', value: trait } : undefined;
  };
}

function traitMeant(rows: readonly ProductRow[], words: string, synonyms: SynonymTable): string | undefined {
  const others = synonyms.get(joinedWords(searchWords(words))) ?? [];
  const named = others.flatMap(({ written, isEqual }) => (isEqual ? (traitNamed(written) ?? []) : []));
  const [trait] = named;
  return trait !== undefined && !rows.some(titleReader(words)) ? trait : undefined;
}

/**
 * Another term of the trade for a text that the search call would also find where it is not meant: `PU` in `purple`,
 * `fire resistant` in `Non Fire Resistants`. A text that is found only where it is meant stays as it is.
 */
export function clearTerm(rows: readonly ProductRow[], text: string, synonyms: SynonymTable): string {
  const others = synonyms.get(joinedWords(searchWords(text)));
  if (!others || isClear(rows, text)) return text;
  const other = others.find(
    ({ written, isEqual, words }) =>
      isEqual && written.length > text.length && !words.every(isStandardWord) && isClear(rows, written),
  );
  return other?.written ?? text;
}

/** Whether all articles that contain a text have it as words. */
const isClear = (rows: readonly ProductRow[], text: string): boolean =>
  rowsContaining(rows, text).every(rowReader(text));
