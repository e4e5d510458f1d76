import { isTelling, searchWords } from '../finding/search-words';
import type { SynonymTable } from '../finding/synonyms';
import { choiceName } from './choice-names';
import { chosenOf, type ColumnValue, valuesOf } from './chosen-values';
import type { FacetIndex } from './facet-index';
import { columnWith } from './facets';
import { knownNames } from './known-names';
import { standardLabel } from './marked-rows';
import { standardKey } from './query-patterns';
import { filteredArticles } from './query-sentence';
import { readQuery } from './read-query';
import { exactArticle } from './search-rows';
import type { Chosen } from './selection';
import { fittingSizes } from './searched-sizes';
import { clearTerm, termReader } from './trade-terms';

/** What a search asks for once its words are understood. */
export interface Understood {
  /** Words to search for; empty if the whole text became filters. */
  readonly text: string;
  /** What is chosen by words and in the address; of two levels of a property, the one in the address. */
  readonly chosen: Chosen;
  /** Standards that articles must be marked to, as in addresses. */
  readonly standard?: string;
  /** Words beside the filters that no article has; they are left out. */
  readonly missing?: readonly string[];
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

const noSynonyms: SynonymTable = new Map();

/** What a list knows of its words. */
export interface SearchedWords {
  readonly index: FacetIndex;
  readonly synonyms?: SynonymTable | undefined;
  /** How many articles a reading gives. */
  readonly countOf: (reading: Omit<Understood, 'sentence'>) => number;
  /** The same, also where articles have only most of its words. */
  readonly countNearest?: (reading: Omit<Understood, 'sentence'>) => number;
  /** Words of a text that no article has. */
  readonly missingIn: (text: string) => readonly string[];
}

/**
 * Turns markings, standards, sizes and traits in a searched text into filters, and searches for a clearer term of the
 * trade where the text itself would find what is not meant. A text that is an article's number stays one.
 *
 * Of several readings, the first counts that gives articles: names of kinds and materials may be only words, and in the
 * end all of the text.
 */
export function understandSearch(known: SearchedWords, asked: Asked): Understood {
  const { text, isLiteral, chosen, standard } = asked;
  const words = { text, chosen, ...(standard !== undefined && { standard }) };
  const isWords = text === '' || isLiteral || exactArticle(known.index.rows, text) !== undefined;
  if (isWords) return words;
  const whole = readText(known, asked, { hasNames: true });
  if (!whole) return words;
  const readings = [
    () => whole,
    () => readText(known, asked, { hasNames: false }),
    () => readText(known, asked, { hasNames: false, isSparing: true }),
    () => (whole.asksLevel || known.missingIn(text).length > 0 ? undefined : words),
  ];
  const { countOf, countNearest } = known;
  return (
    firstWithArticles(readings, countOf) ??
    (countNearest && firstWithArticles(readings, countNearest)) ??
    whole
  );
}

const isLevel = ({ column }: ColumnValue): boolean => columnWith(column)?.kind === 'at-least';

interface Reading extends Understood {
  /** Whether the text asks for a level: the same figure somewhere in an article's texts is no answer to it. */
  readonly asksLevel: boolean;
}

function firstWithArticles(
  readings: readonly (() => Understood | undefined)[],
  countOf: SearchedWords['countOf'],
): Understood | undefined {
  for (const read of readings) {
    const reading = read();
    if (reading && countOf(reading) > 0) return reading;
  }
  return undefined;
}

/** A reading of a text; `undefined` where it is nothing but words. */
function readText(
  { index, synonyms = noSynonyms, missingIn }: SearchedWords,
  { text, chosen, standard }: Asked,
  { hasNames, isSparing = false }: { readonly hasNames: boolean; readonly isSparing?: boolean },
): Reading | undefined {
  const { values: all, rest } = readQuery(text, {
    termOf: termReader(index, synonyms),
    isSparing,
    ...(hasNames && { namesFor: (found) => knownNames(index, found) }),
  });
  const missing = all.length > 0 && rest !== '' ? missingIn(rest) : [];
  const isNothing = rest !== '' && isWithout(rest, missing);
  const words = isNothing ? '' : clearTerm(index.rows, rest, synonyms);
  if (all.length === 0 && words === rest) return undefined;
  const read = fittingSizes(index, all, text);
  const standards = read.flatMap(({ column, value }) => (column === standardKey ? [value] : []));
  const values = read.filter(({ column }) => column !== standardKey);
  const marked = [...new Set([...standards, ...(standard?.split(',') ?? [])])].join(',');
  return {
    text: words,
    chosen: chosenOf([...values, ...valuesOf(chosen)]),
    ...(marked !== '' && { standard: marked }),
    sentence: `Showing ${sentenceOf(index, { values, standards, words: words === rest ? '' : words })}.`,
    ...(isNothing && { missing }),
    asksLevel: values.some(isLevel),
  };
}

/** Whether nothing that tells something is left of a text without some of its words. */
function isWithout(text: string, missing: readonly string[]): boolean {
  const gone = new Set(missing.flatMap(searchWords).map(({ word }) => word));
  return searchWords(text).every((each) => !isTelling(each) || gone.has(each.word));
}

interface ReadParts {
  readonly values: readonly ColumnValue[];
  readonly standards: readonly string[];
  /** The clearer term that is searched for; empty if there is none. */
  readonly words: string;
}

function sentenceOf(index: FacetIndex, { values, standards, words }: ReadParts): string {
  const read = chosenOf(values);
  const kept = values.filter(({ column, value }) => read[column]?.includes(value));
  const articles = kept.length > 0 ? filteredArticles(kept, (value) => choiceName(index, value)) : 'articles';
  const marked = standards.length > 0 ? ` marked to ${standardLabel([...new Set(standards)].join(','))}` : '';
  const found = words === '' ? '' : `${marked === '' && kept.length === 0 ? '' : ','} for “${words}”`;
  return `${articles}${kept.length > 0 && marked !== '' ? ',' : ''}${marked}${found}`;
}
