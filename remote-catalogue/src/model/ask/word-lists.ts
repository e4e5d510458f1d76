import * as v from 'valibot';
import { makerIn } from './makers';
import { joinedWords, searchWords } from './search-words';

/** Lists of words beside the synonyms, as in the release. */
export const wordListsSchema = v.object({
  /** Kinds of articles that nobody sells here; the first word of each is the one to read. */
  notSold: v.array(v.array(v.string())),
  /** Trade words of other languages, each with its English words. */
  foreign: v.array(v.tuple([v.string(), v.string()])),
});

/** As `wordListsSchema`. */
export interface WordLists {
  readonly notSold: readonly (readonly string[])[];
  readonly foreign: readonly (readonly [from: string, to: string])[];
  /** Names of other makers. */
  readonly makers?: readonly string[];
}

/** A text in English, and the words that were another language's. */
export interface TranslatedText {
  readonly text: string;
  readonly foreign: readonly string[];
  /** Another maker that the text names. */
  readonly maker?: string;
}

const longestForeignTerm = 4;

/** A function that puts the trade words of other languages into English and takes out the name of another maker; what the search knows stays as it is. */
export function translator(
  lists: Pick<WordLists, 'foreign' | 'makers'>,
  isKnown: (joined: string) => boolean,
): (text: string) => TranslatedText {
  const english = new Map(lists.foreign.map(([from, to]) => [joinedWords(searchWords(from)), to]));
  return (whole) => {
    const named = makerIn(whole, lists.makers ?? []);
    const text = named?.rest || whole;
    const maker = named && { maker: named.maker };
    const words = searchWords(text);
    const foreign: string[] = [];
    const translated: string[] = [];
    for (let place = 0; place < words.length;) {
      const termOf = (count: number) => joinedWords(words.slice(place, place + count));
      const most = Math.min(longestForeignTerm, words.length - place);
      const lengths = Array.from({ length: most }, (_, shorter) => most - shorter);
      const length = lengths.find((count) => english.has(termOf(count))) ?? 0;
      const own = words.slice(place, place + Math.max(1, length));
      const written = own.map((word) => word.written).join(' ');
      const isEnglish = length === 0 || (length === 1 && isKnown(own[0]?.word ?? ''));
      if (!isEnglish) foreign.push(written);
      translated.push(isEnglish ? written : (english.get(joinedWords(own)) ?? written));
      place += own.length;
    }
    // One joining word alone makes no other language.
    const isForeign = foreign.some((word) => word.length > 3);
    return isForeign ? { text: translated.join(' '), foreign, ...maker } : { text, foreign: [], ...maker };
  };
}
