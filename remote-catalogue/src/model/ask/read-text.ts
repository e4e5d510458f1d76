import { bareNumber } from 'shared-types/protocol/article-number';
import type { Condition } from '../../../articles/facets/conditions';
import type { FacetIndex } from '../../../articles/facets/facet-index';
import { crossReferencesIn } from '../../../articles/cross-reference';
import { columnWith } from '../../../articles/facets/facets';
import { markingText } from '../../../articles/ratings';
import type { RatedStandard } from '../../../articles/standards/standard-names';
import { markingConditions } from '../../../articles/reach/marking-conditions';
import { findMarkings } from '../../../articles/standards/find-markings';
import { makerIn } from './makers';
import { labelOf, merged } from './merge-terms';
import { notSoldFinder } from './not-sold';
import { allergyWords, comparatives, denyingWords, questionWords, stopWords } from './plain-words';
import { patterns, sizeOf, unreadLevel } from './patterns';
import type { AskedTerm, Term } from './term';
import { translator } from './translate';
import type { Vocabulary } from './vocabulary';
import type { WordLists } from './word-lists';
import { wordsIn, type Word } from './words';

/** What texts are read with. */
export interface ReaderParts {
  readonly vocabulary: Vocabulary;
  readonly lists: WordLists;
  /** All articles: names of values. */
  readonly index: FacetIndex;
  /** Numbers of all articles, without what stands between their letters and digits. */
  readonly numbers: ReadonlySet<string>;
}

/** Longest text that is read; what is longer is looked for as it is written. */
const longestText = 400;

type Place = readonly [start: number, end: number];

/** What the first of some words are: a term, a denial of the next one, or nothing. */
interface Taken {
  /** How many words it takes. */
  readonly length: number;
  readonly term?: Term;
  readonly isDenial?: boolean;
  /** True where the words only say more of the term before. */
  readonly isMore?: boolean;
}

/** What only says that a hazard is one: `heat protection`. */
const protects = /^(?:protect(?:ion|ive|ing)|proof|resistant)$/;

/** A single capital letter is a size. */
const asAsked = ({ word, written, isJoined }: Word): string =>
  /^[SML]$/.test(written) && !isJoined ? written : word;

const placeOf = (words: readonly Word[]): Place => [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
const writtenOf = (words: readonly Word[]): string => words.map(({ written }) => written).join(' ');
const phraseOf = (words: readonly Word[]): string => words.map(({ word }) => word).join(' ');

const said = (
  kind: 'unknown' | 'cold' | 'question',
  words: readonly Word[],
  label = writtenOf(words),
): Taken => ({
  length: words.length,
  term: { kind, label, places: [placeOf(words)] },
});

const asked = (
  sort: AskedTerm['sort'],
  label: string,
  { place, asks }: { readonly place: Place; readonly asks: AskedTerm['asks'] },
): AskedTerm => ({ kind: 'asked', sort, isDenied: false, label, places: [place], asks });

const conditionTerm = (where: readonly Condition[], label: string, place: Place): AskedTerm =>
  asked(where.every(({ column }) => column === 'size') ? 'size' : 'protection', label, {
    place,
    asks: { by: 'conditions', where },
  });

interface Reader extends ReaderParts {
  readonly english: ReadonlySet<string>;
  /** Words of what is not sold: none is a mistyped one. */
  readonly unsold: ReadonlySet<string>;
}

/** @param isOpen true if the last word may not be complete */
function wordTerm(
  { vocabulary, numbers, english, unsold }: Reader,
  words: readonly Word[],
  isOpen: boolean,
): Term {
  const phrase = phraseOf(words);
  const [place, written] = [placeOf(words), writtenOf(words)];
  const number = bareNumber(phrase);
  if (numbers.has(number))
    return asked('number', written, { place, asks: { by: 'numbers', numbers: [number] } });
  const isKnown = words.length > 1 || vocabulary.has(phrase);
  const near = isKnown || isOpen || unsold.has(phrase) ? undefined : vocabulary.nearest(phrase);
  const isRead = !comparatives.has(phrase) && !/^\d+$/.test(phrase);
  if (!isRead || (!isKnown && !isOpen && (near === undefined || english.has(phrase))))
    return { kind: 'unknown', label: written, places: [place], ...(isRead && near && { offer: near }) };
  const name = near ?? written;
  const alternative = { ...vocabulary.alternativeOf(near ?? phrase), ...(isOpen && { isOpen }) };
  const foreign = near ? written : words[0]?.foreign;
  return {
    ...asked(vocabulary.sortOf(alternative), name, {
      place,
      asks: { by: 'words', alternatives: [alternative] },
    }),
    ...(foreign && { written: foreign }),
  };
}

/** The condition at the first of some words. @param whole all words of the text */
function patternAt({ index }: Reader, words: readonly Word[], whole: string): Taken | undefined {
  const text = words.map(asAsked).join(' ');
  for (const { pattern, read } of patterns) {
    const match = pattern.exec(text);
    const where = match ? read(match, whole) : [];
    if (!match || where.length === 0) continue;
    const { length } = match[0].split(' ');
    return { length, term: conditionTerm(where, labelOf(index, where), placeOf(words.slice(0, length))) };
  }
  const unread = unreadLevel.exec(text);
  return unread ? said('unknown', words.slice(0, unread[0].split(' ').length)) : undefined;
}

/** What the first of some words are. @param text all words of the text, and the term before them */
function take(
  reader: Reader,
  words: readonly Word[],
  { whole, before }: { readonly whole: string; readonly before: Term | undefined },
): Taken {
  const length = reader.vocabulary.phraseLength(words.map(({ word }) => word));
  const pattern = patternAt(reader, words, whole);
  if (pattern && pattern.length >= length) return pattern;
  const own = words.slice(0, length);
  const [{ word }] = words as readonly [Word];
  // `Free of latex`, `allergic to latex`; `latex free`, `chromium VI free`, `latex allergy`.
  const [next, after] = words.slice(length).map((each) => each.word);
  const isDeniedBehind = allergyWords.has(next ?? '') && !/^(?:of|to)$/.test(after ?? '');
  if (length > 1) return { length: isDeniedBehind ? length + 1 : length };
  const isSize = before?.kind === 'asked' && before.sort === 'size' && /^(?:1?\d|[2-6]?x*[sml])$/.test(word);
  if (isSize)
    return { length, term: conditionTerm(sizeOf([word]), `size ${word.toUpperCase()}`, placeOf(own)) };
  if (/^(?:above|below)$/.test(word) && patternAt(reader, words.slice(1), whole)) return said('unknown', own);
  if (/^-\d+c$/.test(word)) return said('cold', own, `−${word.slice(1, -1)} °C`);
  if (questionWords.has(word)) return said('question', own);
  // `Without latex or nitrile` denies both; the place of a denial in front comes first.
  const isDeniedInFront = before?.kind === 'asked' && before.isDenied && before.places.length > 1;
  const deniesAgain = word === 'or' && isDeniedInFront;
  if (deniesAgain || denyingWords.has(word) || allergyWords.has(word)) return { length, isDenial: true };
  if (isDeniedBehind) return { length: 2 };
  const isMore = protects.test(word) && before?.kind === 'asked' && before.sort === 'protection';
  return { length, isMore };
}

/** @param end of the text while it is typed: what ends there may not be complete */
function readWords(
  reader: Reader,
  words: readonly Word[],
  { whole, end }: { readonly whole: string; readonly end: number },
) {
  const terms: Term[] = [];
  let denials: readonly Place[] = [];
  for (let place = 0; place < words.length;) {
    const before = terms.at(-1);
    const taken = take(reader, words.slice(place), { whole, before });
    const own = words.slice(place, place + taken.length);
    place += taken.length;
    const isAfter = !taken.term && own.length > 1 && allergyWords.has(own.at(-1)?.word ?? '');
    if (taken.isDenial) denials = [...denials, placeOf(own)];
    else if (taken.isMore && before)
      terms[terms.length - 1] = { ...before, places: [...before.places, placeOf(own)] };
    else if (taken.term || own.length > 1 || !stopWords.has(own[0]?.word ?? '')) {
      const isOpen = own.at(-1)?.end === end;
      // A single letter begins too much.
      if (isOpen && !taken.term && (own.at(-1)?.word.length ?? 0) < 2) continue;
      const term = taken.term ?? wordTerm(reader, isAfter ? own.slice(0, -1) : own, isOpen);
      terms.push(denials.length > 0 || isAfter ? denied(term, [...denials, placeOf(own)]) : term);
      denials = [];
    }
  }
  return terms;
}

/** Makes a reader of texts. */
export function textReader(parts: ReaderParts) {
  const { vocabulary, lists, index, numbers } = parts;
  const translate = translator(lists, vocabulary.has);
  const notSoldIn = notSoldFinder(lists, vocabulary);
  const reader: Reader = {
    ...parts,
    english: new Set(lists.english),
    unsold: new Set(lists.notSold.flatMap(([words]) => words.split(' '))),
  };

  /** @param isTyping true if the last word may not be complete */
  return (text: string, isTyping = false): readonly Term[] => {
    const places: readonly Place[] = [[0, text.length]];
    if (text.length > longestText) return [{ kind: 'unknown', label: text, places }];
    const published = numbers.has(bareNumber(text)) ? [] : crossReferencesIn(text, lists.published ?? []);
    const maker = published[0]?.maker ?? makerIn(text, lists.makers ?? [])?.maker;
    if (maker !== undefined)
      return [{ kind: 'maker', label: maker, places, ...(published.length > 0 && { published }) }];
    const words = translate(wordsIn(text));
    const unsold = notSoldIn(words.map(({ word }) => word));
    if (unsold !== undefined) return [{ kind: 'not-sold', label: unsold, places }];
    const markings = findMarkings(text.replaceAll('×', 'X')).flatMap(({ standard, code, start, end }) => {
      const where = markingConditions(standard, code);
      return where.length > 0
        ? [conditionTerm(where, markingLabel(standard, code, where), [start, end])]
        : [];
    });
    const isOutside = ({ start, end }: Word) =>
      markings.every((term) => term.places.every(([from, to]) => end <= from || start >= to));
    const end = isTyping ? text.length : Infinity;
    const rest = readWords(reader, words.filter(isOutside), { whole: phraseOf(words), end });
    return merged(index, [...markings, ...rest]);
  };
}

/** A marking asks for its levels or better. */
function markingLabel(standard: RatedStandard, code: string, where: readonly Condition[]): string {
  const hasLevels = where.some(({ column }) => columnWith(column)?.kind === 'at-least');
  return `${markingText(standard, { code })}${hasLevels ? ' or better' : ''}`;
}

/** A term that its words deny: they go with it. */
const denied = (term: Term, places: readonly Place[]): Term =>
  term.kind === 'asked'
    ? { ...term, isDenied: true, label: `not ${term.label}`, places }
    : { ...term, places };

/** A text without the parts that a term was read from. */
export const textWithout = (text: string, { places }: Term): string =>
  [...places]
    .sort(([one], [other]) => other - one)
    .reduce((left, [start, end]) => `${left.slice(0, start)} ${left.slice(end)}`, text)
    .replaceAll(/\s+/g, ' ')
    .trim();
