import { choiceName } from './choice-names';
import { chosenOf, type ColumnValue, valuesOf } from './chosen-values';
import type { FacetIndex } from './facet-index';
import { standardLabel } from './marked-rows';
import { standardKey } from './query-patterns';
import { filteredArticles } from './query-sentence';
import { readQuery } from './read-query';
import { exactArticle } from './search-rows';
import type { Chosen } from './selection';

/** What a search asks for once its markings and levels are read. */
export interface Understood {
  /** Words to search for; empty if the whole text became filters. */
  readonly text: string;
  /** What is chosen by words and in the address; of two levels of a property, the one in the address. */
  readonly chosen: Chosen;
  /** Standards that articles must be marked to, as in addresses. */
  readonly standard?: string;
  /** What the words became; absent where they are only words. */
  readonly sentence?: string;
}

/** A searched text and what is chosen beside it. */
export interface Asked {
  readonly text: string;
  /** Whether the text is to be taken word by word. */
  readonly isLiteral: boolean;
  readonly chosen: Chosen;
  readonly standard?: string;
}

/** Turns markings, standards, levels and sizes in a searched text into filters. A text that is an article's number stays one. */
export function understandSearch(
  index: FacetIndex,
  { text, isLiteral, chosen, standard }: Asked,
): Understood {
  const words = { text, chosen, ...(standard !== undefined && { standard }) };
  if (text === '' || isLiteral || exactArticle(index.rows, text) !== undefined) return words;
  const { values: read, rest } = readQuery(text);
  if (read.length === 0) return words;
  const standards = read.flatMap(({ column, value }) => (column === standardKey ? [value] : []));
  const values = read.filter(({ column }) => column !== standardKey);
  const marked = [...new Set([...standards, ...(standard?.split(',') ?? [])])].join(',');
  return {
    text: rest,
    chosen: chosenOf([...values, ...valuesOf(chosen)]),
    ...(marked !== '' && { standard: marked }),
    sentence: `Showing ${sentenceOf(index, values, standards)}.`,
  };
}

function sentenceOf(index: FacetIndex, values: readonly ColumnValue[], standards: readonly string[]): string {
  const read = chosenOf(values);
  const kept = values.filter(({ column, value }) => read[column]?.includes(value));
  const articles = kept.length > 0 ? filteredArticles(kept, (value) => choiceName(index, value)) : 'articles';
  const marked = standards.length > 0 ? `marked to ${standardLabel([...new Set(standards)].join(','))}` : '';
  return [articles, marked].filter(Boolean).join(kept.length > 0 ? ', ' : ' ');
}
