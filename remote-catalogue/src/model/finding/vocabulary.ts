import SearchableMap from 'minisearch/SearchableMap';
import { inPieces } from '../in-pieces';

/** The words that articles and synonyms have, ready to be asked for. */
export interface Vocabulary {
  readonly has: (word: string) => boolean;
  /** Words that begin with a text, the text itself left out. */
  readonly beginningWith: (text: string) => readonly string[];
  /** Words that a text may have been meant for: one typing error from five letters on, two from eight. */
  readonly near: (text: string) => readonly string[];
}

/** The words of a vocabulary. */
interface VocabularyWords {
  readonly words: readonly string[];
  /** Whether a word names what an article is; other words stand somewhere in its description. */
  readonly isName: (word: string) => boolean;
}

/** Takes in words piece by piece. @param pause lets the page work between two pieces */
export async function openVocabulary(
  { words, isName }: VocabularyWords,
  pause: () => Promise<void>,
): Promise<Vocabulary> {
  const map = new SearchableMap<boolean>();
  await inPieces({ items: words, size: 250, pause }, (word) => void map.set(word, isName(word)));
  return {
    has: (word) => map.has(word),
    beginningWith: (text) => [...map.atPrefix(text).keys()].filter((word) => word !== text),
    near: (text) => nearWords(map, text),
  };
}

/** Longest text that may be a word of the trade, in characters: looking for what is like a longer one would take long. */
export const longestWord = 60;

/** Typing errors that a word may have; none in a short one, where every other word is near. */
function allowedErrors({ length }: string): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** Words shorter than this are not what a mistyped longer word was meant for. */
const shortestName = 5;
/** As `shortestName`, for words from the middle of descriptions: there are many, and most are not of the trade. */
const shortestOther = 7;

/** The first letter is seldom wrong, and a word of another language often differs in it. */
function nearWords(map: SearchableMap<boolean>, text: string): readonly string[] {
  const errors = allowedErrors(text);
  if (errors === 0 || text.length > longestWord || /\d/.test(text)) return [];
  const isMeant = (word: string, isName: boolean): boolean =>
    word[0] === text[0] && word.length >= (isName ? shortestName : shortestOther) && !/\d/.test(word);
  const likely = [...withSwappedLetters(text), ...withOtherDoubles(text)].filter((word) =>
    isMeant(word, map.get(word) ?? false),
  );
  const known = likely.filter((word) => map.has(word));
  if (known.length > 0) return known;
  const found = [...map.fuzzyGet(text, errors).entries()].filter(([word, [isName]]) => isMeant(word, isName));
  const least = Math.min(...found.map(([, [, distance]]) => distance));
  return found.flatMap(([word, [, distance]]) => (distance === least ? [word] : []));
}

/** A swap of two letters is one error; a library that counts changed letters takes it for two. */
const withSwappedLetters = (text: string): readonly string[] =>
  Array.from({ length: text.length - 1 }, (_, place) => {
    const [one = '', other = ''] = text.slice(place, place + 2);
    return text.slice(0, place) + other + one + text.slice(place + 2);
  });

/** A letter that is doubled in place of another: `bufallo` for `buffalo`. */
function withOtherDoubles(text: string): readonly string[] {
  const single = text.replaceAll(/(\p{L})\1/gu, '$1');
  if (single === text) return [];
  return Array.from(single, (letter, place) => single.slice(0, place) + letter + single.slice(place));
}
