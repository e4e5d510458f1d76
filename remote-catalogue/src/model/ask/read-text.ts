import { bareNumber } from 'shared-types/protocol/article-number';
import { conditionLabel } from '../../../articles/facets/condition-names';
import { valuesOf, type Condition } from '../../../articles/facets/conditions';
import type { FacetIndex } from '../../../articles/facets/facet-index';
import { columnWith } from '../../../articles/facets/facets';
import { markingText } from '../../../articles/ratings';
import { markingConditions } from '../../../articles/reach/marking-conditions';
import { findMarkings } from '../../../articles/standards/find-markings';
import { makerIn } from './makers';
import { denyingWords, questionWords, stopWords } from './plain-words';
import { patterns, unreadLevel } from './patterns';
import { longestTermInWords } from './synonyms';
import type { Alternative, AskedTerm, SaidTerm, Term } from './term';
import { translator } from './translate';
import type { Vocabulary } from './vocabulary';
import type { WordLists } from './word-lists';
import { joinedWords, wordsIn, type Word } from './words';

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

/** What only says that a hazard is one: `heat protection`. */
const protects = /^(?:protect(?:ion|ive|ing)|proof|resistant)$/;
const isProtection = (term: Term | undefined): boolean =>
  term?.kind === 'asked' && term.sort === 'protection';

/** A single capital letter is a size. */
const asAsked = ({ word, written, isJoined }: Word): string =>
  /^[SML]$/.test(written) && !isJoined ? written : word;

const placeOf = (words: readonly Word[]): Place => [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
const writtenOf = (words: readonly Word[]): string => words.map(({ written }) => written).join(' ');

/** Makes a reader of texts. */
export function textReader(parts: ReaderParts) {
  const { vocabulary, lists, index } = parts;
  const translate = translator(lists, vocabulary.has);
  const english = new Set(lists.english);
  const notSold = lists.notSold.map(([words, name]) => ({ words: words.split(' '), name }));

  const unsoldWords = new Set(notSold.flatMap(({ words }) => words));
  const nearestTo = (word: string) => (unsoldWords.has(word) ? undefined : vocabulary.nearest(word));

  const conditionTerm = (where: readonly Condition[], label: string, place: Place): AskedTerm => ({
    kind: 'asked',
    sort: where.every(({ column }) => column === 'size') ? 'size' : 'protection',
    isDenied: false,
    label,
    places: [place],
    asks: { by: 'conditions', where },
  });

  const wordTerm = (words: readonly Word[], isDenied: boolean, isOpen: boolean): Term => {
    const phrase = words.map(({ word }) => word).join(' ');
    const places = [placeOf(words)];
    const written = writtenOf(words);
    if (parts.numbers.has(bareNumber(phrase)))
      return {
        kind: 'asked',
        sort: 'number',
        isDenied,
        label: written,
        places,
        asks: { by: 'numbers', numbers: [bareNumber(phrase)] },
      };
    const isKnown = words.length > 1 || vocabulary.has(phrase);
    const near = isKnown || isOpen ? undefined : nearestTo(phrase);
    if (!isKnown && !isOpen && (near === undefined || english.has(phrase)))
      return { kind: 'unknown', label: written, places, ...(near && { offer: near }) };
    const name = near ?? written;
    const alternative: Alternative = {
      ...vocabulary.alternativeOf(near ?? phrase, name),
      ...(isOpen && { isOpen }),
    };
    return {
      kind: 'asked',
      sort: vocabulary.sortOf(alternative),
      isDenied,
      label: isDenied ? `not ${name}` : name,
      places,
      ...(near ? { written } : words[0]?.foreign && { written: words[0].foreign }),
      asks: { by: 'words', alternatives: [alternative] },
    };
  };

  const isKindNamed = (words: readonly Word[]): boolean =>
    words.some((_, place) =>
      [1, 2, 3].some((length) => {
        const phrase = words
          .slice(place, place + length)
          .map(({ word }) => word)
          .join(' ');
        return vocabulary.sortOf(vocabulary.alternativeOf(phrase, phrase)) === 'kind';
      }),
    );

  /** What nobody sells here: all words of its name are in the text, those beside `gloves` next to each other. */
  const notSoldIn = (words: readonly Word[]): SaidTerm | undefined => {
    const telling = units(words).filter((word) => !stopWords.has(word));
    const isNamed = isKindNamed(words);
    const found = notSold.find(({ words: own }) => {
      const others = own.filter((word) => word !== 'glove');
      const isPlain = others.length === own.length && !others.some((word) => /^std|\d/.test(word));
      if (isNamed && isPlain && !others.some(vocabulary.isKind)) return false;
      const start = telling.findIndex((_, place) => others.every((word, at) => telling[place + at] === word));
      return start >= 0 && (!isNamed || others.length === own.length || telling.includes('glove'));
    });
    return found && { kind: 'not-sold', label: found.name, places: [placeOf(words)] };
  };

  /** The words of a text, those of a term in several words as one: a mesh back makes no mesh glove. */
  const units = (words: readonly Word[]): readonly string[] => {
    const [first] = words;
    if (!first) return [];
    const length = phraseLength(words);
    const own = words.slice(0, length).map(({ word }) => (word === 'gauntlet' ? 'glove' : word));
    const isUnsold = notSold.some((each) => own.every((word) => each.words.includes(word)));
    return [...(length > 1 && !isUnsold ? [own.join('')] : own), ...units(words.slice(length))];
  };

  /** The condition at the first of some words. */
  const patternAt = (
    words: readonly Word[],
    whole: string,
  ): readonly [AskedTerm, length: number] | undefined => {
    const text = words.map(asAsked).join(' ');
    for (const { pattern, read } of patterns) {
      const match = pattern.exec(text);
      const where = match ? read(match, whole) : [];
      if (!match || where.length === 0) continue;
      const { length } = match[0].split(' ');
      const own = words.slice(0, length);
      return [conditionTerm(where, labelOf(index, where), placeOf(own)), length];
    }
    return undefined;
  };

  const phraseLength = (words: readonly Word[]): number => {
    for (let length = Math.min(longestTermInWords, words.length); length > 1; length--)
      if (vocabulary.isPhrase(joinedWords(words.slice(0, length)))) return length;
    return 1;
  };

  const readWords = (words: readonly Word[], whole: string, end: number): readonly Term[] => {
    const terms: Term[] = [];
    let isDenied = false;
    for (let place = 0; place < words.length;) {
      const ahead = words.slice(place);
      const [first, next] = ahead;
      if (!first) break;
      const length = phraseLength(ahead);
      const asked = patternAt(ahead, whole);
      const unread = unreadLevel.exec(ahead.map(({ word }) => word).join(' '));
      if (!asked && unread) {
        const own = ahead.slice(0, unread[0].split(' ').length);
        terms.push({ kind: 'unknown', label: writtenOf(own), places: [placeOf(own)] });
        place += own.length;
        continue;
      }
      if (asked && asked[1] >= length) {
        terms.push(isDenied ? { ...asked[0], isDenied, label: `not ${asked[0].label}` } : asked[0]);
        place += asked[1];
        isDenied = false;
        continue;
      }
      const isFree = length === 1 && /^fre[ei]$/.test(next?.word ?? '') && ahead[2]?.word !== 'of';
      const own = ahead.slice(0, length);
      place += isFree ? 2 : length;
      if (length === 1 && /^-\d+c$/.test(first.word))
        terms.push({ kind: 'cold', label: `−${first.word.slice(1, -1)} °C`, places: [placeOf(own)] });
      else if (length === 1 && questionWords.has(first.word))
        terms.push({ kind: 'question', label: first.written, places: [placeOf(own)] });
      else if (length === 1 && denyingWords.has(first.word)) isDenied = true;
      else if (length === 1 && first.word === 'free' && next?.word === 'of') isDenied = true;
      else if (length === 1 && protects.test(first.word) && isProtection(terms.at(-1))) {
        const last = terms.pop() as AskedTerm;
        terms.push({ ...last, places: [...last.places, placeOf(own)] });
      } else if (length > 1 || !stopWords.has(first.word)) {
        const term = wordTerm(own, isDenied || isFree, own.at(-1)?.end === end);
        terms.push(isFree ? { ...term, places: [placeOf(ahead.slice(0, 2))] } : term);
        isDenied = false;
      }
    }
    return terms;
  };

  /** @param isTyping true if the last word may not be complete */
  return (text: string, isTyping = false): readonly Term[] => {
    if (text.length > longestText) return [{ kind: 'unknown', label: text, places: [[0, text.length]] }];
    const named = makerIn(text, lists.makers ?? []);
    if (named) return [{ kind: 'maker', label: named.maker, places: [[0, text.length]] }];
    const words = translate(wordsIn(text));
    const unsold = notSoldIn(words);
    if (unsold) return [unsold];
    const markings = findMarkings(text).flatMap(({ standard, code, start, end }) => {
      const where = markingConditions(standard, code);
      return where.length > 0 ? [conditionTerm(where, markingText(standard, { code }), [start, end])] : [];
    });
    const isOutside = ({ start, end }: Word) =>
      markings.every(({ places }) => places.every(([from, to]) => end <= from || start >= to));
    const rest = readWords(
      words.filter(isOutside),
      words.map(({ word }) => word).join(' '),
      isTyping ? text.length : Infinity,
    );
    return merged(index, [...markings, ...rest]);
  };
}

/** `size XS`, `Cut (ISO) E or better`, `EN 511`. */
function labelOf(index: FacetIndex, where: readonly Condition[]): string {
  const [first] = where;
  if (!first) return '';
  if (first.column === 'size') return `size ${first.value}`;
  const label = conditionLabel(index, first);
  return first.column === 'standard' ? label.replace(/^.*?: /, '') : label.replace(': ', ' ');
}

/** Two values of one column are one term, either of which is enough; each other term stands once. */
function merged(index: FacetIndex, terms: readonly Term[]): readonly Term[] {
  const all: Term[] = [];
  for (const term of terms) {
    const place = all.findIndex((other) => joinedTerm(index, other, term) !== undefined);
    const before = all[place];
    const both = before && joinedTerm(index, before, term);
    if (both) all[place] = both;
    else all.push(term);
  }
  return all;
}

function joinedTerm(index: FacetIndex, one: Term, other: Term): AskedTerm | undefined {
  if (one.kind !== 'asked' || other.kind !== 'asked' || one.isDenied !== other.isDenied) return undefined;
  const places = [...one.places, ...other.places];
  if (one.label === other.label) return { ...one, places };
  const [asks, more] = [one.asks, other.asks];
  if (asks.by === 'words' && more.by === 'words' && one.sort === 'colour' && other.sort === 'colour')
    return {
      ...one,
      places,
      label: `${one.label} or ${other.label}`,
      asks: { by: 'words', alternatives: [...asks.alternatives, ...more.alternatives] },
    };
  if (asks.by === 'numbers' && more.by === 'numbers')
    return {
      ...one,
      places,
      label: `${one.label} or ${other.label}`,
      asks: { by: 'numbers', numbers: [...asks.numbers, ...more.numbers] },
    };
  if (asks.by !== 'conditions' || more.by !== 'conditions') return undefined;
  const [column, second] = [asks.where, more.where].map((where) => [
    ...new Set(where.map((each) => each.column)),
  ]);
  if (column?.length !== 1 || second?.join() !== column.join()) return undefined;
  const isChoice = columnWith(column[0] ?? '')?.kind === 'choice';
  const values = valuesOf([...asks.where, ...more.where], column[0] ?? '');
  if (!isChoice || column[0] === 'standard') return undefined;
  const where = [...new Set(values)].map((value) => ({ column: column[0] ?? '', value }));
  const label =
    column[0] === 'size'
      ? `${one.label} or ${other.label.replace('size ', '')}`
      : `${one.label} or ${labelOf(index, more.where)}`;
  return { ...one, places, label, asks: { by: 'conditions', where } };
}

/** A text without the parts that a term was read from. */
export const textWithout = (text: string, { places }: Term): string =>
  [...places]
    .sort(([one], [other]) => other - one)
    .reduce((left, [start, end]) => `${left.slice(0, start)} ${left.slice(end)}`, text)
    .replaceAll(/\s+/g, ' ')
    .trim();
