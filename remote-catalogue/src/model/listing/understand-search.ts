import { choiceName } from './choice-names';
import { headingText } from '../heading-text';
import { chosenOf, valuesOf, type ColumnValue } from './chosen-values';
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
  readonly read?: Omit<ArticlesAsked, 'text'>;
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
  const marked = slugsOf([...standards, ...(standard?.split(',') ?? [])]);
  return {
    text: rest,
    chosen: chosenOf([...values, ...valuesOf(chosen)]),
    ...(marked !== '' && { standard: marked }),
    read: { values, ...(standards.length > 0 && { standard: slugsOf(standards) }) },
  };
}

const slugsOf = (standards: readonly string[]): string => [...new Set(standards)].join(',');

interface ArticlesAsked {
  readonly values: readonly ColumnValue[];
  readonly standard?: string;
  readonly text: string;
}

/** The articles that are asked for: `gloves with ISO cut D or better (EN 388), for “driver”`. */
export function articlesAsked(index: FacetIndex, { values, standard, text }: ArticlesAsked): string {
  const articles =
    values.length > 0 ? filteredArticles(values, (value) => choiceName(index, value)) : 'articles';
  const marked = standard === undefined ? [] : [`marked to ${standardLabel(standard)}`];
  const conditions = [
    ...marked,
    ...(text === '' || articles.startsWith(`${text.toLowerCase()} `) ? [] : [`for “${headingText(text)}”`]),
  ];
  return `${articles}${values.length > 0 && conditions.length > 0 ? ',' : ''} ${conditions.join(', ')}`.trimEnd();
}
