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

/** `16"` as a word. */
const withInches = (text: string): string => text.replaceAll(/(\d)\s?["”″]/g, '$1 inch');

/** Parts a searched text, longer terms first. */
export function readAsked(text: string, known: KnownTerms): readonly AskedPart[] {
  const words = searchWords(withInches(withoutAmounts(text)))
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
  const isOnlyWork = parts.every(({ joined }) => workWords.has(joined));
  return parts.map((part) => ({
    ...part,
    isOptional: !part.isDenied && !isOnlyWork && workWords.has(part.joined),
  }));
}

/** What is sold here is for work: a work jacket need not be called one. */
const workWords: ReadonlySet<string> = new Set(['work', 'working']);

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

/** How many words from a place on are one thing. */
function termLength(words: readonly SearchWord[], start: number, known: KnownTerms): number {
  for (let length = longestTermInWords; length > 1; length--) {
    const own = words.slice(start, start + length);
    if (own.length === length && isTerm(own, known)) return length;
  }
  return 1;
}

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
