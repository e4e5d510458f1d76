import {
  denyingWords,
  isTelling,
  joinedWords,
  qualityWords,
  searchWords,
  type SearchWord,
} from './search-words';
import { longestTermInWords } from './synonyms';

/** A part of a searched text that must be found: a word, or several that name one thing. */
export interface AskedPart {
  readonly words: readonly SearchWord[];
  /** Its words as one. */
  readonly joined: string;
  /** As it is written. */
  readonly written: string;
  /** Whether articles with it are left out: `without lining`. */
  readonly isDenied: boolean;
  /** What it was taken for, if it was mistyped. */
  readonly meant?: string;
}

/** What tells that several words are one thing. */
export interface KnownTerms {
  /** Whether articles or synonyms have a word, or several that are joined. */
  readonly isKnown: (joined: string) => boolean;
  /** The word that an unknown one was meant for; `undefined` where it is like no other. */
  readonly meantBy: (word: SearchWord) => string | undefined;
}

/** A word, or in its place the one that was meant. */
interface AskedWord extends SearchWord {
  readonly isCorrected?: boolean;
}

/** Words that are read at most. */
const mostWords = 16;

/** Parts a searched text, longer terms first. */
export function readAsked(text: string, known: KnownTerms): readonly AskedPart[] {
  const words = searchWords(text.replaceAll('&', ' and '))
    .slice(0, mostWords)
    .map((word) => corrected(word, known));
  const parts: AskedPart[] = [];
  let isDenied = false;
  for (let start = 0; start < words.length;) {
    const own = words.slice(start, start + termLength(words, start, known));
    start += own.length;
    const [first] = own;
    if (own.length === 1 && first && !isTelling(first)) continue;
    if (own.length === 1 && first && denyingWords.has(first.word)) {
      isDenied = true;
      continue;
    }
    parts.push(partOf(own, isDenied));
    isDenied = false;
  }
  return parts;
}

const corrected = (word: SearchWord, { isKnown, meantBy }: KnownTerms): AskedWord => {
  const meant = isTelling(word) && !isKnown(word.word) ? meantBy(word) : undefined;
  return meant === undefined ? word : { ...word, word: meant, isCorrected: true };
};

const partOf = (words: readonly AskedWord[], isDenied: boolean): AskedPart => ({
  words,
  joined: joinedWords(words),
  written: writtenOf(words),
  isDenied,
  ...(words.some(({ isCorrected }) => isCorrected) && { meant: words.map(({ word }) => word).join(' ') }),
});

const writtenOf = (words: readonly SearchWord[]): string =>
  words.map(({ written, isJoined }, place) => (place === 0 ? '' : isJoined ? '-' : ' ') + written).join('');

/** How many words from a place on are one thing; a term gives way to a longer one that begins within it. */
function termLength(words: readonly SearchWord[], start: number, known: KnownTerms): number {
  const length = longestTermAt(words, start, known);
  for (let inner = 1; inner < length; inner++) {
    if (longestTermAt(words, start + inner, known) >= length)
      return longestTermAt(words.slice(0, start + inner), start, known);
  }
  return length;
}

function longestTermAt(words: readonly SearchWord[], start: number, known: KnownTerms): number {
  for (let length = longestTermInWords; length > 1; length--) {
    const own = words.slice(start, start + length);
    if (own.length === length && isTerm(own, known)) return length;
  }
  return 1;
}

/** `4/5` is no 45. */
const areFigures = (words: readonly SearchWord[]) => words.every(({ word }) => /^\d+$/.test(word));

const isTerm = (words: readonly SearchWord[], { isKnown }: KnownTerms): boolean =>
  (isKnown(joinedWords(words)) && !areFigures(words)) || isOneThing(words.map(({ word }) => word));

/** Whether two words mean nothing apart: `oil resistant`, `level 4`, `-30 °C`. */
export const isOneThing = (words: readonly string[]): boolean =>
  words.length === 2 &&
  ((isTelling({ word: words[0] ?? '' }) && qualityWords.has(words[1] ?? '')) ||
    (gradeWords.has(words[0] ?? '') && /^[a-z\d]$/.test(words[1] ?? '')) ||
    (/^-?\d+$/.test(words[0] ?? '') && unitWords.has(words[1] ?? '')));

const unitWords: ReadonlySet<string> = new Set(['c', 'degree', 'v', 'kv', 'volt', 'mm', 'cm']);

/** A level that no property was read with is named as not found. */
const gradeWords: ReadonlySet<string> = new Set(['level', 'class', 'grade', 'type']);
