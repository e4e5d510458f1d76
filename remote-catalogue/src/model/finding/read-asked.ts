import type { Vocabulary } from './vocabulary';
import {
  denyingWords,
  isTelling,
  joinedWords,
  qualityWords,
  searchWords,
  type SearchWord,
} from './search-words';
import { lengthsIn } from './lengths-in';
import { withoutAmounts } from './without-amounts';
import { longestTermInWords, type SynonymTable } from './synonyms';

/** A part of a searched text that must be found: a word, or several that name one thing. */
export interface AskedPart {
  readonly words: readonly SearchWord[];
  /** Its words as one. */
  readonly joined: string;
  /** As it is written. */
  readonly written: string;
  /** Whether articles with it are left out: `without lining`. */
  readonly isDenied: boolean;
  /** Whether articles with it only come first. */
  readonly isOptional: boolean;
  /** What it was taken for, if it was mistyped. */
  readonly meant?: string;
}

/** What tells that several words are one thing. */
export interface KnownTerms {
  readonly synonyms: SynonymTable;
  readonly vocabulary: Pick<Vocabulary, 'has'>;
  /** The word that a mistyped one was meant for; `undefined` where it is known, or like no other. */
  readonly meantBy: (word: SearchWord) => string | undefined;
  /** Whether the number of an article begins with a text. */
  readonly isNumber: (text: string) => boolean;
}

/** Words that are read at most: a longer text is a sentence, and its first words say what it is about. */
const mostWords = 16;

/** `16"` and `bib & brace` in words, and what is uncoated as what has no coating. */
const inWords = (text: string): string =>
  text
    .replaceAll(/(\d)\s?["”″]/g, '$1 inch')
    .replaceAll(/\s?&\s?/g, ' and ')
    .replaceAll(/(?<!\p{L})un-?(?=coated(?!\p{L}))/giu, 'not ');

/** Parts a searched text, longer terms first. */
export function readAsked(text: string, known: KnownTerms): readonly AskedPart[] {
  const words = searchWords(inWords(withoutAmounts(text)))
    .slice(0, mostWords)
    .map((word) => corrected(word, known));
  const parts: Omit<AskedPart, 'isOptional'>[] = [];
  let isDenied = false;
  for (let start = 0; start < words.length;) {
    const length = termLength(words, start, known);
    const own = words.slice(start, start + length);
    start += length;
    const [first] = own;
    if (length === 1 && first && denyingWords.has(first.word)) {
      isDenied = true;
      continue;
    }
    if (length === 1 && first && (!isTelling(first) || (parts.length > 0 && fillers.has(first.word))))
      continue;
    const meant = own.some(({ isCorrected }) => isCorrected)
      ? own.map(({ word }) => word).join(' ')
      : undefined;
    parts.push({
      words: own,
      joined: joinedWords(own),
      written: writtenOf(own),
      isDenied,
      ...(meant !== undefined && { meant }),
    });
    isDenied = false;
  }
  const isOnlyLight = parts.every(({ joined }) => lightWords.has(joined));
  return parts.map((part) => ({
    ...part,
    isOptional: !part.isDenied && !isOnlyLight && lightWords.has(part.joined),
  }));
}

/**
 * Words of sentences, which need not be found: what is sold here is for work, so a work jacket need not be called one, and
 * "something to use against cuts" asks for cut resistance.
 */
const lightWords: ReadonlySet<string> = new Set(
  'about against also am another anyone anything being but come could every get getting give go going got had having he here into just keep kind leave let made make may might must only other people per person put really recommend recommended require required she should so someone something somebody sort still stuff suitable then there they thing too use used user using very wanted was we wear wearing were when while work working worn would'.split(
    ' ',
  ),
);

/** A word, or in its place the one that was meant. */
interface AskedWord extends SearchWord {
  readonly isCorrected?: boolean;
}

function corrected(word: SearchWord, { meantBy }: KnownTerms): AskedWord {
  const meant = isTelling(word) ? meantBy(word) : undefined;
  return meant === undefined ? word : { ...word, word: meant, isCorrected: true };
}

const writtenOf = (words: readonly SearchWord[]): string =>
  words.map(({ written, isJoined }, place) => (isJoined || place === 0 ? written : ` ${written}`)).join('');

/**
 * How many words from a place on are one thing. A term gives way to one that begins within it and is as long, or that reaches
 * further and leaves another term: `hi vis bib and brace` and `hi vis bib overalls` are a bib and brace, no `hi-vis bib`.
 */
function termLength(words: readonly SearchWord[], start: number, known: KnownTerms): number {
  for (let length = longestTermInWords; length > 1; length--) {
    const own = words.slice(start, start + length);
    if (own.length === length && isTerm(own, known) && !isCutShort(words, { start, length }, known))
      return length;
  }
  return 1;
}

interface TermPlace {
  readonly start: number;
  readonly length: number;
}

function isCutShort(words: readonly SearchWord[], { start, length }: TermPlace, known: KnownTerms): boolean {
  return stepsUpTo(length - 1).some((step) => {
    const isLeftTerm = step > 1 && isTerm(words.slice(start, start + step), known);
    const shortest = isLeftTerm ? length - step + 1 : length;
    return stepsUpTo(length).some((innerLength) => {
      const inner = words.slice(start + step, start + step + innerLength);
      return innerLength >= shortest && inner.length === innerLength && isTerm(inner, known);
    });
  });
}

/** 1, 2 and so on. */
const stepsUpTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => place + 1);

/** Words that say nothing more behind another: `chainsaw protection`, `rigger style`. */
const fillers: ReadonlySet<string> = new Set(['protection', 'protective', 'rated', 'style', 'type']);

const isQuality = ([first, last]: readonly SearchWord[]): boolean =>
  first?.word === 'anti' ||
  (last !== undefined && qualityWords.has(last.word) && !!first && isTelling(first));

function isTerm(words: readonly SearchWord[], { synonyms, vocabulary, isNumber }: KnownTerms): boolean {
  const joined = joinedWords(words);
  if (synonyms.has(joined)) return true;
  if (words.length === 2 && (isQuality(words) || lengthsIn(words).length > 0)) return true;
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || !isTelling(first) || !isTelling(last)) return false;
  if (vocabulary.has(joined)) return true;
  return words.length === 2 && joined.length > 2 && /\p{L}\d/u.test(joined) && isNumber(joined);
}
