import { choiceName } from './choice-names';
import { chosenOf, valuesOf } from './chosen-values';
import type { FacetIndex } from './facet-index';
import { knownNames } from './known-names';
import { filteredArticles } from './query-sentence';
import { readQuery } from './read-query';
import { exactArticle } from './search-rows';
import type { Chosen } from './selection';

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
