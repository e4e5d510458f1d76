import MiniSearch, { type MatchInfo, type Query, type SearchOptions } from 'minisearch';
import { inPieces } from '../in-pieces';
import { osaDistance } from '../osa-distance';
import type { ProductRow } from '../product-row';
import type { Finder, FoundWords } from './finder';
import { familyWords, isKept, mustBeFound, type SearchField } from './kept-words';
import { isOneThing, readAsked, type AskedPart, type KnownTerms } from './read-asked';
import { fieldWeights, searchedArticle } from './search-fields';
import { standardOf, tellingWords, type SearchWord } from './search-words';
import { synonymTable, type Synonym, type SynonymGroup, type SynonymTable } from './synonyms';

/** What a finder is made of. */
export interface FinderParts {
  /** All articles, in the order of the catalogue. */
  readonly rows: readonly ProductRow[];
  /** Words that only the texts of each article have; absent with a service. */
  readonly words?: readonly string[] | undefined;
  readonly synonyms: readonly SynonymGroup[];
  /** Lets the page work between two pieces of the preparation. */
  readonly pause: () => Promise<void>;
}

/** How much another word counts in place of the written one. */
const factors = { equal: 0.7, beginning: 0.6, also: 0.3 } as const;
/** A group begins with the usual words: what follows counts a little less. */
const perPlace = 0.003;

/** What answers parts of texts. */
interface Reader extends KnownTerms {
  readonly rows: readonly ProductRow[];
  readonly index: MiniSearch;
  readonly synonyms: SynonymTable;
}

/** Makes a finder. */
export async function openFinder({ rows, words = [], synonyms, pause }: FinderParts): Promise<Finder> {
  const own = new Set<string>();
  const index = new MiniSearch<{ readonly id: number }>({
    fields: Object.keys(fieldWeights),
    stringifyField: (value: readonly string[]) => value.join(' '),
    tokenize: (text) => text.split(' '),
    processTerm: (word, field) => {
      if (field === undefined) return word;
      if (!isKept(word, field as SearchField)) return null;
      own.add(word);
      return word;
    },
  });
  const entries = rows.map((row, id) => ({ row, id }));
  await inPieces({ items: entries, size: 10, pause }, ({ row, id }) =>
    index.add({ id, ...searchedArticle(row, words[id]?.split(' ')) }),
  );
  await pause();
  const table = synonymTable(synonyms);
  const names = [...table].flatMap(([term, others]) => [term, ...others.flatMap((other) => other.words)]);
  const vocabulary = new Set([...names, ...own]);
  const reader: Reader = {
    rows,
    index,
    synonyms: table,
    isKnown: (word) => own.has(word) || table.has(word),
    meantBy: (word) => nearestWord(word, vocabulary),
  };
  const remembered = new Map<string, FoundWords>();
  return {
    rows,
    find: (text) => {
      const known = remembered.get(text) ?? findWords(reader, text);
      remembered.delete(text);
      remembered.set(text, known);
      const [oldest] = remembered.keys();
      if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
      return known;
    },
    suggest: (text, most) => findWords(reader, text, true).rows.slice(0, most),
  };
}

const mostRemembered = 8;

/** A mistyped word has at least so many letters; from the second number on, it may have two errors. */
const [shortestMistyped, shortestTwice] = [5, 8];

/** The word that another one was meant for. The first letter is seldom wrong, and a word of another language often differs in it. */
function nearestWord({ word, written }: SearchWord, vocabulary: ReadonlySet<string>): string | undefined {
  if (vocabulary.has(word) || word.length < shortestMistyped || !/^[a-z]+$/i.test(written)) return undefined;
  let nearest: string | undefined;
  let least = word.length < shortestTwice ? 1 : 2;
  for (const other of vocabulary) {
    if (other[0] !== word[0] || other.length < shortestMistyped || /\d/.test(other)) continue;
    const distance = osaDistance(word, other, least);
    if (distance < least || (distance === least && nearest === undefined))
      [nearest, least] = [other, distance];
  }
  return nearest;
}

/** How well articles fit a part of a text, by their places in the list. */
interface ScoredPart {
  readonly part: AskedPart;
  readonly scores: ReadonlyMap<number, number>;
}

/** @param isTyping whether the last word may not be complete */
function findWords(reader: Reader, text: string, isTyping = false): FoundWords {
  const known: KnownTerms = isTyping ? { ...reader, meantBy: () => undefined } : reader;
  const asked = readAsked(text, known);
  const scored = asked.map((part, place): ScoredPart => ({
    part,
    scores: scoresOf(reader, part, isTyping && place === asked.length - 1),
  }));
  const found = scored.filter(({ part, scores }) => part.isDenied || scores.size > 0);
  return {
    rows: isAnswer(scored, found) ? rowsOf(reader, found) : [],
    missing: scored.filter((each) => !found.includes(each)).map(({ part }) => part.written),
    corrected: found.flatMap(({ part: { written, meant } }) => (meant ? [{ written, meant }] : [])),
    parts: asked
      .filter(({ isDenied }) => !isDenied)
      .map((part) => ({ written: part.written, rest: writtenWithout(asked, part) })),
  };
}

/**
 * Whether what is left without the missing parts is still an answer: all gloves are none to what no glove has, a bare figure
 * is none to another maker's number, and gloves are none to boots.
 */
const isAnswer = (asked: readonly ScoredPart[], found: readonly ScoredPart[]): boolean =>
  asked.every((each) => found.includes(each) || !mustBeFound(each.part.joined)) &&
  (found.length === asked.length ||
    found.some(({ part: { joined } }) => !familyWords.has(joined) && !/^\d+$/.test(joined)));

const writtenWithout = (asked: readonly AskedPart[], part: AskedPart): string =>
  asked
    .filter((other) => other !== part)
    .map(({ written, isDenied }) => (isDenied ? `without ${written}` : written))
    .join(' ');

/** Articles with all parts but the denied ones, the best first; each one of a row of numbers. */
function rowsOf({ rows }: Reader, found: readonly ScoredPart[]): readonly ProductRow[] {
  const wanted = found.filter(({ part }) => !part.isDenied);
  const denied = found.filter(({ part }) => part.isDenied);
  const areNumbers = wanted.length > 1 && wanted.every(({ part }) => /\p{L}+\d+$/u.test(part.joined));
  const totals =
    found.length === 0
      ? []
      : rows.map((row, place) => {
          const own = wanted.map(({ scores }) => scores.get(place) ?? 0);
          const isFound = areNumbers ? own.some(Boolean) : own.every(Boolean);
          const isDenied = denied.some(({ scores }) => scores.has(place));
          return { row, total: isFound && !isDenied ? own.reduce((sum, score) => sum + score, 1) : 0 };
        });
  return totals
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .map(({ row }) => row);
}

/** Scores a part by itself, by its synonyms, and by words that begin with it while it is typed. */
function scoresOf({ index, synonyms, isKnown }: Reader, part: AskedPart, isTyping: boolean) {
  const { words, joined } = part;
  const scores = new Map<number, number>();
  const raise = (query: Query, factor: number, options?: SearchOptions): void => {
    for (const { id, match } of index.search(query, options)) {
      const score = weightOf(match) * factor;
      if (score > (scores.get(Number(id)) ?? 0)) scores.set(Number(id), score);
    }
  };
  const raiseTerm = (term: Pick<Synonym, 'words' | 'joined'>, factor: number): void => {
    raise(term.joined, factor);
    if (isSeparable(term)) raise({ combineWith: 'AND', queries: [...term.words] }, factor);
  };
  raiseTerm({ words: tellingWords(words), joined }, 1);
  (synonyms.get(joined) ?? []).forEach((synonym, place) =>
    raiseTerm(synonym, (synonym.isEqual ? factors.equal : factors.also) - place * perPlace),
  );
  if (/^\d{3,}$/.test(joined)) raise(standardOf(joined), 1);
  if (isTyping && joined.length > 1 && !isKnown(joined)) raise(joined, factors.beginning, { prefix: true });
  return scores;
}

/** What the found words count, each in its weightiest field: a word of a title counts as much whether many titles have it or few. */
function weightOf(match: MatchInfo): number {
  const weights = Object.values(match).map((fields) =>
    Math.max(...fields.map((field) => fieldWeights[field as SearchField])),
  );
  return weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
}

/** Whether the words of a term may stand apart: `oil resistant` is not what is cut-resistant and oily, `7 gauge` not of size 7. */
const isSeparable = ({ words, joined }: Pick<Synonym, 'words' | 'joined'>): boolean =>
  words.length > 1 && !isOneThing(words) && !/^\d/.test(joined);
