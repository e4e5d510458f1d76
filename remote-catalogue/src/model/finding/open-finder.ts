import { once } from '../once';
import type { ProductRow } from '../product-row';
import type { Finder, FoundWords } from './finder';
import { readPostings, type Postings, type Scores } from './postings';
import { fieldWeights } from './search-fields';
import { lengthsIn, lengthWord, longerThan } from './lengths-in';
import { nearestScores } from './nearest-parts';
import { readAsked, type AskedPart } from './read-asked';
import {
  isStandardWord,
  qualityWords,
  searchWords,
  standardOf,
  tellingWords,
  type SearchWord,
} from './search-words';
import { familyWords, otherWear, type SearchIndex } from './search-index';
import { synonymTable, type Synonym, type SynonymGroup } from './synonyms';
import { longestWord, openVocabulary, type Vocabulary } from './vocabulary';
import { relatedForms, rootForms } from './related-forms';

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

interface Reader extends Pick<Finder, 'rows' | 'synonyms'> {
  /** Words for what articles are. */
  readonly nouns: ReadonlySet<string>;
  readonly postings: Postings;
  readonly vocabulary: Vocabulary;
}

interface Typing {
  /** Whether the last word may not be complete. */
  readonly isTyping?: boolean;
}

/** How much is left of the weight of a field where the text has not this very word. */
const factors = {
  exact: 1,
  /** A standard in place of the word for what it is about: what is declared. */
  declared: 0.9,
  equal: 0.7,
  beginning: 0.6,
  near: 0.5,
  also: 0.3,
} as const;

function findWords(reader: Reader, text: string, { isTyping = false }: Typing = {}): FoundWords {
  const isNumber = (begin: string) => /\d/.test(begin) && anyBeginsWith(numbersOf(reader.rows), begin);
  const meantBy = (word: SearchWord) => meantWord(reader, word);
  const asked = readAsked(text, { ...reader, isNumber, meantBy });
  const scored = asked.map((part, place) =>
    scorePart(reader, part, { isTyping: isTyping && place === asked.length - 1 }),
  );
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
  asked.every((each) => found.includes(each) || !otherWear.has(each.part.joined)) &&
  found.some(({ part }) => !familyWords.has(part.joined) && !/^\d+$/.test(part.joined));

const writtenWithout = (asked: readonly AskedPart[], part: AskedPart): string =>
  asked
    .filter((other) => other !== part)
    .map(({ written, isDenied }) => (isDenied ? `without ${written}` : written))
    .join(' ');

function hasAny(scores: Scores): boolean {
  for (const score of scores) if (score > 0) return true;
  return false;
}

interface ScoredPart {
  readonly part: AskedPart;
  readonly scores: Scores;
}

/** Higher than any place of an article. */
const places = 2 ** 24;
/** Scores that differ by less count as equal. */
const fineness = 1000;

/** Articles with all wanted parts that are not optional, and none of the denied ones; each one of a row of numbers. */
function articlesWithAll({ rows }: Reader, parts: readonly ScoredPart[]): readonly ProductRow[] {
  const numbers = parts.map(({ part: { joined } }) =>
    /\d/.test(joined) ? numbersOf(rows).indexOf(joined) : -1,
  );
  if (numbers.length > 1 && !numbers.includes(-1)) return numbers.flatMap((place) => rows[place] ?? []);
  return bestFirst(rows, (place) => totalScore(parts, place));
}

/** Articles with most of the wanted parts, where none has all. */
function articlesNearest(reader: Reader, parts: readonly ScoredPart[]): readonly ProductRow[] {
  const { rows, nouns } = reader;
  const isDenied = (place: number) => parts.some(({ part, scores }) => part.isDenied && scores[place] !== 0);
  const wanted = parts.filter(({ part }) => !part.isDenied && !part.isOptional);
  const needed = wanted.flatMap(({ part: { joined, words }, scores }) => [
    ...(otherWear.has(joined) ? [scores] : []),
    ...words.flatMap(({ word }) => (nouns.has(word) ? [scoresOf(reader, word)] : [])),
  ]);
  const nearest = nearestScores(
    wanted.map(({ part: { joined }, scores }) => ({ joined, scores })),
    needed,
  );
  return bestFirst(rows, (place) => (isDenied(place) ? 0 : (nearest[place] ?? 0)));
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

function scorePart(reader: Reader, part: AskedPart, { isTyping }: Required<Typing>): ScoredPart {
  const { postings } = reader;
  const scores: Scores = new Float32Array(postings.articles);
  const words = tellingWords(part.words);
  // What is free of something does not have it.
  const isFree = words.at(-1) === 'free' && words.length > 1;
  const isQuality = isQualityTerm({ words });
  // `7 gauge` is not what has a gauge and comes in size 7.
  const isMeasure = /^\d+\p{L}+$/u.test(part.joined) && postings.has(part.joined);
  if (!isQuality && !isMeasure) raiseTerm(postings, scores, { words, factor: factors.exact });
  if (words.length > 1 || isMeasure) postings.raise(scores, part.joined, factors.exact);
  raiseSynonyms(reader, scores, { term: part.joined, factor: 1 });
  raiseNumbers(reader.rows, scores, part.joined);
  if (/^\d+$/.test(part.joined)) postings.raise(scores, standardOf(part.joined), factors.declared);
  if (part.isDenied) return { part, scores };
  if (isTyping || !isWhole(reader, part.joined)) raiseBeginnings(reader, scores, part.joined);
  raiseForms(reader, scores, relatedForms(part.joined));
  for (const mm of lengthsIn(part.words)) postings.raise(scores, lengthWord(mm), factors.equal);
  for (const mm of longerThan(part.words)) postings.raise(scores, lengthWord(mm), factors.also);
  if (hasAny(scores)) return { part, scores };
  if (isQuality && !isFree) raiseTerm(postings, scores, { words, factor: factors.near });
  raiseForms(reader, scores, rootForms(part.joined));
  raiseParted(reader, scores, part.joined);
  return { part, scores };
}

function raiseForms(reader: Reader, scores: Scores, forms: readonly string[]): void {
  for (const form of forms) if (isKnown(reader, form)) raiseWord(reader, scores, form);
}

const isPlain = /^[\x20-\x7e]+$/;

/**
 * The word that an unknown one was meant for. A typing error in English has no accents: with one, it is a word of another
 * language.
 */
function meantWord(reader: Reader, { word, written }: SearchWord): string | undefined {
  const { vocabulary } = reader;
  const isKnownText = vocabulary.has(word) || vocabulary.beginningWith(word).length > 0;
  if (isKnownText || !isPlain.test(written) || isFoundParted(reader, word)) return undefined;
  const forms = [...relatedForms(word), ...rootForms(word)];
  return forms.some((form) => isKnown(reader, form)) ? undefined : vocabulary.near(word)[0];
}

const isKnown = ({ postings, synonyms }: Reader, word: string): boolean =>
  postings.has(word) || synonyms.has(word);

/** How well articles fit a word. */
function scoresOf(reader: Reader, word: string): Scores {
  const scores: Scores = new Float32Array(reader.postings.articles);
  raiseWord(reader, scores, word);
  return scores;
}

/** Another word in place of the written one. */
function raiseWord(reader: Reader, scores: Scores, word: string): void {
  raiseTerm(reader.postings, scores, { words: [word], factor: factors.near });
  raiseSynonyms(reader, scores, { term: word, factor: factors.near });
}

const longestWhole = 3;

/** A word that names something is complete: `PU` is not the beginning of `purple`, `mechanic` not of `mechanical`. */
function isWhole({ postings, synonyms }: Reader, word: string): boolean {
  if (synonyms.has(word)) return true;
  return postings.has(word) && (word.length <= longestWhole || postings.isName(word));
}

interface Term {
  readonly words: readonly string[];
  readonly factor: number;
}

/** Raises the articles that have all words of a term. */
function raiseTerm(postings: Postings, scores: Scores, { words, factor }: Term): void {
  const [only] = words;
  if (only === undefined || !words.every((word) => postings.has(word))) return;
  if (words.length === 1) {
    postings.raise(scores, only, factor);
    return;
  }
  const sums: Scores = new Float32Array(postings.articles);
  postings.raise(sums, only, factor / words.length);
  for (const word of words.slice(1)) addWord(postings, sums, { word, factor: factor / words.length });
  for (let place = 0; place < scores.length; place++) {
    const sum = sums[place] ?? 0;
    if (sum > (scores[place] ?? 0)) scores[place] = sum;
  }
}

/** Adds the score of a further word; an article without it has none any more. */
function addWord(
  postings: Postings,
  sums: Scores,
  { word, factor }: { readonly word: string; readonly factor: number },
): void {
  const own: Scores = new Float32Array(postings.articles);
  postings.raise(own, word, factor);
  for (let place = 0; place < sums.length; place++) {
    const sum = sums[place] ?? 0;
    const score = own[place] ?? 0;
    sums[place] = sum > 0 && score > 0 ? sum + score : 0;
  }
}

function raiseSynonyms(
  { postings, synonyms }: Pick<Reader, 'postings' | 'synonyms'>,
  scores: Scores,
  { term, factor }: { readonly term: string; readonly factor: number },
): void {
  (synonyms.get(term) ?? []).forEach((synonym, place) => {
    const own = factor * factorOf(synonym) * (1 - place * perPlace);
    if (!isQualityTerm(synonym)) raiseTerm(postings, scores, { words: synonym.words, factor: own });
    if (synonym.words.length > 1) postings.raise(scores, synonym.joined, own);
  });
}

/** `slip resistant` is not what is cut-resistant and has a slip-on cuff. */
const isQualityTerm = ({ words }: Pick<Synonym, 'words'>): boolean =>
  words.length > 1 && qualityWords.has(words.at(-1) ?? '');

/** A group begins with the usual words: what follows counts a little less. */
const perPlace = 0.01;

function factorOf({ words, isEqual }: Synonym): number {
  if (!isEqual) return factors.also;
  return words.every(isStandardWord) ? factors.declared : factors.equal;
}

/** Words that begin with the asked one; a synonym may be one of them. */
function raiseBeginnings(reader: Reader, scores: Scores, text: string): void {
  if (text.length < 2 || familyWords.has(text)) return;
  for (const word of reader.vocabulary.beginningWith(text)) {
    if (reader.postings.has(word)) reader.postings.raise(scores, word, factors.beginning);
    else raiseSynonyms(reader, scores, { term: word, factor: factors.beginning });
  }
}

function anyBeginsWith(texts: readonly string[], begin: string): boolean {
  for (const text of texts) if (text.startsWith(begin)) return true;
  return false;
}

const numbersOf = once((rows: readonly ProductRow[]): readonly string[] =>
  rows.map(({ articleNo }) => articleNo.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')),
);

const [numberWeight = 0] = fieldWeights;

function raiseNumbers(rows: readonly ProductRow[], scores: Scores, text: string): void {
  if (text.length < 3 || !/\d/.test(text)) return;
  numbersOf(rows).forEach((number, place) => {
    if (number.startsWith(text)) scores[place] = Math.max(scores[place] ?? 0, numberWeight);
  });
}

const shortestPart = 3;

/** `raincoat` is found as `rain` and `coat`, `hivisvest` as `hi-vis` and `vest`, `400mm` as `400` and `mm`. */
function raiseParted(reader: Reader, scores: Scores, text: string): void {
  const { postings } = reader;
  for (const words of partsOf(text)) {
    if (words.every((word) => isNaming(reader, word))) raiseEach(reader, scores, words);
  }
  const [, figures, unit] = /^(\d+)(\p{L}+)$/u.exec(text) ?? [];
  if (!figures || !unit) return;
  const units = [unit, ...(reader.synonyms.get(unit) ?? []).map(({ joined }) => joined)];
  for (const each of units) {
    const measure = figures + each;
    const words = postings.has(measure) ? [measure] : [figures, each];
    raiseTerm(postings, scores, { words, factor: factors.exact });
  }
}

/** Raises the articles that have each of several words, or another word for it. */
function raiseEach(reader: Reader, scores: Scores, words: readonly string[]): void {
  const each = words.map((word) => scoresOf(reader, word));
  scores.forEach((score, place) => {
    const own = each.map((one) => one[place] ?? 0);
    const least = Math.min(...own);
    if (least > score) scores[place] = least;
  });
}

const isNaming = ({ postings, synonyms }: Reader, word: string): boolean =>
  postings.isName(word) || synonyms.has(word);

function isFoundParted(reader: Reader, text: string): boolean {
  const scores: Scores = new Float32Array(reader.postings.articles);
  raiseParted(reader, scores, text);
  return hasAny(scores);
}

/** Every way to part a word in two. */
function partsOf(text: string): readonly (readonly string[])[] {
  const ways = text.length > longestWord ? 0 : Math.max(0, text.length - 2 * shortestPart + 1);
  return Array.from({ length: ways }, (_, place) => [
    text.slice(0, shortestPart + place),
    text.slice(shortestPart + place),
  ]);
}
