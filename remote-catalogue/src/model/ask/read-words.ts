import { familyWords, isHazardName, isProtection } from './known-words';
import {
  denyingWords,
  isTelling,
  joinedWords,
  listingWords,
  qualityWords,
  type SearchWord,
} from './search-words';
import { longestTermInWords } from './synonyms';
import lists from './words.json';

/** A part of a searched text that must be found: a word, or several that name one thing. */
export interface AskedPart {
  readonly words: readonly SearchWord[];
  /** Its words as one. */
  readonly joined: string;
  /** As it is written. */
  readonly written: string;
  /** Whether articles with it are left out: `without lining`. */
  readonly isDenied: boolean;
  /** Whether it is named as a protection: `against snakes`, `snake and cut resistant`, or it cannot be read. */
  readonly isHazard: boolean;
  /** The word or comma that joins it to the part before. */
  readonly joint?: 'and' | 'or';
  /** The parts of what is denied together: `without contrast binding`. */
  readonly together?: readonly AskedPart[];
  /** What it was taken for, if it was mistyped. */
  readonly meant?: string;
}

/** What tells that several words are one thing. */
export interface KnownTerms {
  /** Whether articles or synonyms have a word, or several that are joined. */
  readonly isKnown: (joined: string) => boolean;
  /** The word to read in place of one that is unknown or compares; `undefined` where it is like no other. */
  readonly meantBy: (word: SearchWord) => string | undefined;
  /** What names of colours end in: `blue` of `royal blue`. */
  readonly colours: ReadonlySet<string>;
  /** Whether words name what is worn, by their last one or by that of a synonym. */
  readonly isKind: (words: Pick<AskedPart, 'words' | 'joined'>) => boolean;
  /** Materials that categories are named after, and terms that are the whole name of one: `FR cotton`. */
  readonly materials: ReadonlySet<string>;
}

/** A word, or in its place the one that was meant. */
interface AskedWord extends SearchWord {
  readonly isCorrected?: boolean;
}

/** Telling words that are read at most. */
const mostWords = 32;

/** Parts of the words of a text, longer terms first. What is too long to be read is a part that nothing has. */
export function readWords(all: readonly SearchWord[], known: KnownTerms): readonly AskedPart[] {
  const over = all.filter(isTelling)[mostWords];
  const end = over ? all.indexOf(over) : all.length;
  // A `body warmer` is no warm body.
  const words = all
    .slice(0, end)
    .map((word, place, each) =>
      place > 0 && known.isKnown(joinedWords(each.slice(place - 1, place + 1)))
        ? word
        : corrected(word, known),
    );
  const parts: AskedPart[] = [];
  let isDenied = false;
  let quality: SearchWord | undefined;
  /** How many of the last parts the next one is named with. */
  let listed = 0;
  for (let start = 0; start < words.length;) {
    const joint = words[start]?.isListed ? 'and' : words[start - 1]?.word;
    const own = words.slice(start, start + termLength(words, start, known));
    start += own.length;
    const [first] = own;
    const isSingle = own.length === 1;
    if (isSingle && isQualityOf(words, start - 1)) quality = first;
    else if (isSingle && first && denyingWords.has(first.word)) isDenied = true;
    else if (!isSingle || (first && isTelling(first))) {
      const named = quality && isSingle ? withQuality(own, quality, known) : own;
      const isFree = isFreeOf(named, known);
      const meant = isFree ? named.slice(0, 1) : named;
      const isHazard =
        quality !== undefined ||
        qualityWords.has(meant.at(-1)?.word ?? '') ||
        protects.test(words[start]?.word ?? '');
      const isOne = isHazard || words[start - own.length - 1]?.word === 'non';
      const more = isDenied && !isOne ? deniedWith(words.slice(start), known) : [];
      start += more.length;
      parts.push({
        ...partOf([...meant, ...more], isDenied || isFree),
        isHazard,
        ...(more.length > 0 && {
          together: [meant, ...more.map((word) => [word])].map((one) => partOf(one, true)),
        }),
        ...((joint === 'and' || joint === 'or') && { joint }),
      });
      if (isHazard) parts.splice(-1 - listed, listed, ...parts.slice(-1 - listed, -1).map(asHazard));
      const [next, after] = words.slice(start, start + 2);
      const goesOn = isListed(words.slice(start, start + 2));
      listed = goesOn ? listed + 1 : 0;
      // Behind a comma stands what is wanted, unless the row of what is not goes on: `no latex, nitrile or leather`.
      // A colour follows only a colour: `no holster pockets, black or grey`.
      const isOther =
        next !== undefined && known.colours.has(next.word) && !known.colours.has(meant.at(-1)?.word ?? '');
      isDenied &&= goesOn && (!next?.isListed || (listingWords.has(after?.word ?? '') && !isOther));
      quality = goesOn ? quality : undefined;
    }
  }
  return over ? [...parts, unread(partOf(all.slice(end), false))] : parts;
}

/**
 * The term that a denied one names a thing with: `binding` of `without contrast binding`. None where the clause goes on with
 * what is wanted: `not insulated waterproof gloves`.
 */
function deniedWith(words: readonly AskedWord[], known: KnownTerms): readonly AskedWord[] {
  const own = words.slice(0, termLength(words, 0, known));
  const [first] = own;
  const isEnd = !first || first.isListed || !isTelling(first) || denyingWords.has(first.word);
  return isEnd || isWanted(own, known) ? [] : own;
}

/** True if a term says what an article is to be, or of what it is to be made. */
function isWanted(words: readonly AskedWord[], { isKind, colours, materials }: KnownTerms): boolean {
  const joined = joinedWords(words);
  const isMadeOf = [colours, materials, qualityWords, protecting, fabrics].some((wanted) =>
    wanted.has(joined),
  );
  return isMadeOf || isKind({ words, joined }) || isProtection(joined) || /\d/.test(joined);
}

/** What protects, but is not what an article protects against. */
const protecting: ReadonlySet<string> = new Set(lists.protecting);
const fabrics: ReadonlySet<string> = new Set(lists.fabrics);

/** True if words say that something is not there: `latex free`, unless articles say it themselves, as `lint free`. */
const isFreeOf = (words: readonly SearchWord[], { isKnown }: KnownTerms): boolean =>
  words.length === 2 && words[1]?.word === 'free' && !isKnown(joinedWords(words));

/** A part that nothing has, and without which nothing is an answer. */
export const unread = (part: AskedPart): AskedPart => ({ ...part, words: [], joined: '', isHazard: true });

const asHazard = (part: AskedPart): AskedPart => ({ ...part, isHazard: true });

/** Whether what was said goes on: `nitrile or latex`; over a comma not to a protection, which is seldom denied. */
const isListed = ([next, ...others]: readonly SearchWord[]): boolean =>
  next !== undefined &&
  (listingWords.has(next.word) || (next.isListed && !isProtection(joinedWords([next, ...others]))));

const protects = /^protect(?:ion|ive|ing)?$/;

/** Whether a word is a quality of what follows: `resistant to oil`, `against oil`. */
const isQualityOf = (words: readonly SearchWord[], place: number): boolean => {
  const word = words[place]?.word ?? '';
  return (
    word === 'against' ||
    ((qualityWords.has(word) || protects.test(word)) &&
      /^(?:to|against|of|from)$/.test(words[place + 1]?.word ?? ''))
  );
};

/** `oil resistant` for `resistant to oil`. */
function withQuality(own: readonly AskedWord[], quality: SearchWord, { isKnown }: KnownTerms) {
  if (qualityWords.has(quality.word)) return [...own, { ...quality, isJoined: false }];
  const resistant = [...own, { ...quality, word: 'resistant', written: 'resistant' }];
  return isKnown(joinedWords(resistant)) ? resistant : own;
}

const corrected = (word: SearchWord, { meantBy }: KnownTerms): AskedWord => {
  const meant = isTelling(word) ? meantBy(word) : undefined;
  return meant === undefined ? word : { ...word, word: meant, isCorrected: true };
};

const partOf = (words: readonly AskedWord[], isDenied: boolean): AskedPart => ({
  words,
  joined: joinedWords(words),
  written: writtenOf(words),
  isDenied,
  isHazard: false,
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
    const isSplit = isQualityOf(words, start + length - 1) && !known.isKnown(joinedWords(own));
    if (own.length === length && !isSplit && isTerm(own, known)) return length;
  }
  return 1;
}

/** True if words are known as one thing: `4/5` is no 45, `grey, blue` no grey-blue. */
function isTerm(words: readonly SearchWord[], { isKnown, colours }: KnownTerms): boolean {
  const joined = joinedWords(words);
  const isApart = words.some(({ isListed, word }, place) => place > 0 && isListed && colours.has(word));
  const isOne = isKnown(joined) && !/^\d+$/.test(joined) && !isApart;
  return isOne || isHazardName(joined) || isOneThing(words.map(({ word }) => word));
}

/** Whether two words mean nothing apart: `oil resistant`, `level 4`, `size 13`, `-30 °C`. */
export const isOneThing = (words: readonly string[]): boolean =>
  words.length === 2 &&
  ((isTelling({ word: words[0] ?? '' }) &&
    !familyWords.has(words[0] ?? '') &&
    qualityWords.has(words[1] ?? '')) ||
    (gradeWords.has(words[0] ?? '') && /^(?:[a-z\d]|i{2,3}|iv)$/.test(words[1] ?? '')) ||
    (words[0] === 'size' && /^\d/.test(words[1] ?? '')) ||
    (/^-?\d+$/.test(words[0] ?? '') && unitWords.has(words[1] ?? '')));

const unitWords: ReadonlySet<string> = new Set('c degree v kv volt mm cm gsm gauge'.split(' '));

/** A level that no property was read with is named as not found. */
const gradeWords: ReadonlySet<string> = new Set(['level', 'class', 'grade', 'type', 'cat', 'category']);
