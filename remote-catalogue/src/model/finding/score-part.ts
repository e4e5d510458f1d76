import { once } from '../once';
import type { ProductRow } from '../product-row';
import type { Finder } from './finder';
import { lengthsIn, lengthWord, longerThan } from './lengths-in';
import type { Postings, Scores } from './postings';
import type { AskedPart } from './read-asked';
import { relatedForms, rootForms } from './related-forms';
import { fieldWeights } from './search-fields';
import { familyWords } from './search-index';
import { isStandardWord, qualityWords, standardOf, tellingWords, type SearchWord } from './search-words';
import type { Synonym } from './synonyms';
import { longestWord, type Vocabulary } from './vocabulary';

/** What scores the parts of a text. */
export interface Reader extends Pick<Finder, 'rows' | 'synonyms'> {
  /** Words for what articles are. */
  readonly nouns: ReadonlySet<string>;
  readonly postings: Postings;
  readonly vocabulary: Vocabulary;
}

/** How a text is given. */
export interface Typing {
  /** Whether the last word may not be complete. */
  readonly isTyping?: boolean;
}

/** A part of a searched text, and how well each article fits it. */
export interface ScoredPart {
  readonly part: AskedPart;
  readonly scores: Scores;
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

/** Whether any article fits. */
export function hasAny(scores: Scores): boolean {
  for (const score of scores) if (score > 0) return true;
  return false;
}

/** Scores the articles for a part: by itself, by synonyms, beginnings, other forms, and last by the parts of a word. */
export function scorePart(reader: Reader, part: AskedPart, { isTyping }: Required<Typing>): ScoredPart {
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
  // A coat is not what is coated.
  if (!reader.nouns.has(part.joined)) raiseForms(reader, scores, relatedForms(part.joined));
  for (const mm of lengthsIn(part.words)) postings.raise(scores, lengthWord(mm), factors.equal);
  for (const mm of longerThan(part.words)) postings.raise(scores, lengthWord(mm), factors.also);
  if (hasAny(scores)) return { part, scores };
  if (isQuality && !isFree) raiseTerm(postings, scores, { words, factor: factors.near });
  raiseForms(reader, scores, rootForms(part.joined));
  raiseParted(reader, scores, part.joined);
  return (isFree && !hasAny(scores) && scoreWithout(reader, part)) || { part, scores };
}

/** `latex free` asks for what is without latex, where no article calls itself so; nothing where no article has any. */
function scoreWithout(reader: Reader, part: AskedPart): ScoredPart | undefined {
  const [first, ...others] = part.words;
  if (!first || others.length > 1 || !hasAny(scoresOf(reader, first.word))) return undefined;
  const denied = { ...part, words: [first], joined: first.word, written: first.written, isDenied: true };
  return scorePart(reader, denied, { isTyping: false });
}

function raiseForms(reader: Reader, scores: Scores, forms: readonly string[]): void {
  for (const form of forms) if (isKnown(reader, form)) raiseWord(reader, scores, form);
}

const isPlain = /^[\x20-\x7e]+$/;

/**
 * The word that an unknown one was meant for. A typing error in English has no accents: with one, it is a word of another
 * language.
 */
export function meantWord(reader: Reader, { word, written }: SearchWord): string | undefined {
  const { vocabulary } = reader;
  const isKnownText = vocabulary.has(word) || vocabulary.beginningWith(word).length > 0;
  if (isKnownText || !isPlain.test(written) || isFoundParted(reader, word)) return undefined;
  const forms = [...relatedForms(word), ...rootForms(word)];
  return forms.some((form) => isKnown(reader, form)) ? undefined : vocabulary.near(word)[0];
}

const isKnown = ({ postings, synonyms }: Reader, word: string): boolean =>
  postings.has(word) || synonyms.has(word);

/** How well articles fit a word. */
export function scoresOf(reader: Reader, word: string): Scores {
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

/** Whether a text is the beginning of one of others. */
export function anyBeginsWith(texts: readonly string[], begin: string): boolean {
  for (const text of texts) if (text.startsWith(begin)) return true;
  return false;
}

/** The numbers of articles, compared as words are. */
export const numbersOf = once((rows: readonly ProductRow[]): readonly string[] =>
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
