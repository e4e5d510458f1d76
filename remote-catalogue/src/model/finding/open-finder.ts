import type { ProductRow } from '../product-row';
import type { Finder, FoundWords } from './finder';
import { nearestScores } from './nearest-parts';
import { readPostings } from './postings';
import { readAsked, type AskedPart } from './read-asked';
import {
  anyBeginsWith,
  hasAny,
  meantWord,
  numbersOf,
  scorePart,
  scoresOf,
  type Reader,
  type ScoredPart,
  type Typing,
} from './score-part';
import { familyWords, mustBeFound, otherWear, type SearchIndex } from './search-index';
import { searchWords, tellingWords, type SearchWord } from './search-words';
import { synonymTable, type SynonymGroup } from './synonyms';
import { openVocabulary } from './vocabulary';

/** What a finder is made of. */
export interface FinderParts {
  readonly index: SearchIndex;
  readonly synonyms: readonly SynonymGroup[];
  /** The articles that the index was made of, in their order. */
  readonly rows: readonly ProductRow[];
  /** Lets the page work between two pieces of the preparation. */
  readonly pause: () => Promise<void>;
}

/** Makes a finder. */
export async function openFinder({ index, synonyms, rows, pause }: FinderParts): Promise<Finder> {
  const nouns = nounsOf(rows);
  const postings = readPostings(index, rows.length, nouns);
  await pause();
  const table = synonymTable(synonyms);
  await pause();
  const terms = new Set(
    [...table].flatMap(([term, others]) => [term, ...others.flatMap(({ words }) => words)]),
  );
  const isName = (word: string) => table.has(word) || postings.isName(word);
  const vocabulary = await openVocabulary({ words: [...postings.words, ...terms], isName }, pause);
  const reader: Reader = { rows, nouns, postings, synonyms: table, vocabulary };
  const remembered = new Map<string, FoundWords>();
  return {
    rows,
    synonyms: table,
    find: (text) => {
      const known = remembered.get(text) ?? findWords(reader, text);
      remembered.delete(text);
      remembered.set(text, known);
      const [oldest] = remembered.keys();
      if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
      return known;
    },
    suggest: (text, most) => findWords(reader, text, { isTyping: true }).rows.slice(0, most),
  };
}

/** What articles are, by the last words of their kinds: `jacket`, `gauntlet`. */
const nounsOf = (rows: readonly ProductRow[]): ReadonlySet<string> =>
  new Set(
    [...new Set(rows.map(({ facts }) => facts?.kind ?? ''))].flatMap((kind) =>
      tellingWords(searchWords(kind)).slice(-1),
    ),
  );

const mostRemembered = 8;

function findWords(reader: Reader, text: string, { isTyping = false }: Typing = {}): FoundWords {
  const isNumber = (begin: string) => /\d/.test(begin) && anyBeginsWith(numbersOf(reader.rows), begin);
  const meantBy = (word: SearchWord) => meantWord(reader, word);
  const read = readAsked(text, { ...reader, isNumber, meantBy });
  const scored = read.map((part, place) =>
    scorePart(reader, part, { isTyping: isTyping && place === read.length - 1 }),
  );
  const asked = scored.map(({ part }) => part);
  const parts = scored.filter(({ scores, part }) => part.isDenied || part.isOptional || hasAny(scores));
  const wanted = parts.filter(({ part }) => !part.isDenied && !part.isOptional);
  const hasMissing = parts.length < scored.length;
  const isTelling = !hasMissing || isPartAnswer(scored, wanted);
  const whole = isTelling ? articlesWithAll(reader, parts) : [];
  const nearest = isTelling && !isTyping && whole.length === 0 ? articlesNearest(reader, parts) : [];
  return {
    rows: whole.length > 0 ? whole : nearest,
    isNearest: nearest.length > 0,
    missing: scored.filter((each) => !parts.includes(each)).map(({ part }) => part.written),
    corrected: parts.flatMap(({ part: { written, meant } }) => (meant ? [{ written, meant }] : [])),
    parts: asked
      .filter(({ isDenied, isOptional }) => !isDenied && !isOptional)
      .map((part) => ({ written: part.written, rest: writtenWithout(asked, part) })),
  };
}

/**
 * Whether what is left without the missing parts is still an answer: all gloves are none to what no glove has, a bare figure
 * is none to another maker's number, and gloves are none to boots.
 */
const isPartAnswer = (asked: readonly ScoredPart[], found: readonly ScoredPart[]): boolean =>
  asked.every((each) => found.includes(each) || !mustBeFound(each.part.joined)) &&
  found.some(({ part }) => !familyWords.has(part.joined) && !/^\d+$/.test(part.joined));

const writtenWithout = (asked: readonly AskedPart[], part: AskedPart): string =>
  asked
    .filter((other) => other !== part)
    .map(({ written, isDenied }) => (isDenied ? `without ${written}` : written))
    .join(' ');

/** Higher than any place of an article. */
const places = 2 ** 24;
/** Scores that differ by less count as equal. */
const fineness = 1000;

const isDenied = (parts: readonly ScoredPart[], place: number): boolean =>
  parts.some(({ part, scores }) => part.isDenied && scores[place] !== 0);

/** Articles with all wanted parts that are not optional, and none of the denied ones; each one of a row of numbers. */
function articlesWithAll({ rows }: Reader, parts: readonly ScoredPart[]): readonly ProductRow[] {
  const numbers = parts.map(({ part: { joined } }) =>
    /\d/.test(joined) ? numbersOf(rows).indexOf(joined) : -1,
  );
  if (numbers.length > 1 && !numbers.includes(-1)) return numbers.flatMap((place) => rows[place] ?? []);
  if (parts.length > 0 && parts.every(({ part }) => part.isDenied))
    return rows.filter((_, place) => !isDenied(parts, place));
  return bestFirst(rows, (place) => totalScore(parts, place));
}

/** Articles with most of the wanted parts, where none has all. */
function articlesNearest(reader: Reader, parts: readonly ScoredPart[]): readonly ProductRow[] {
  const { rows, nouns } = reader;
  const wanted = parts.filter(({ part }) => !part.isDenied && !part.isOptional);
  const needed = wanted.flatMap(({ part: { joined, words }, scores }) => [
    ...(otherWear.has(joined) ? [scores] : []),
    ...words.flatMap(({ word }) => (nouns.has(word) ? [scoresOf(reader, word)] : [])),
  ]);
  const nearest = nearestScores(
    wanted.map(({ part: { joined }, scores }) => ({ joined, scores })),
    needed,
  );
  return bestFirst(rows, (place) => (isDenied(parts, place) ? 0 : (nearest[place] ?? 0)));
}

/** Articles with a score, the best first. Numbers are sorted without a comparison, which is slow. */
function bestFirst(rows: readonly ProductRow[], scoreAt: (place: number) => number): readonly ProductRow[] {
  const keys = new Float64Array(rows.length);
  let hits = 0;
  for (let place = 0; place < rows.length; place++) {
    const total = scoreAt(place);
    if (total > 0) keys[hits++] = places - 1 - place + Math.round(total * fineness) * places;
  }
  const sorted = keys.subarray(0, hits).sort();
  const best: ProductRow[] = [];
  for (let hit = hits - 1; hit >= 0; hit--) {
    const row = rows[places - 1 - ((sorted[hit] ?? 0) % places)];
    if (row) best.push(row);
  }
  return best;
}

/** 0 where an article has not all parts. */
function totalScore(parts: readonly ScoredPart[], place: number): number {
  let total = 0;
  for (const { scores, part } of parts) {
    const score = scores[place] ?? 0;
    if (!part.isOptional && score > 0 === part.isDenied) return 0;
    total += score;
  }
  return total;
}
