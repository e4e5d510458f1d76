import * as v from 'valibot';
import { makerIn } from './makers';
import { joinedWords, searchWords, type SearchWord } from './search-words';

/** Lists of words beside the synonyms, as in the release. */
export const wordListsSchema = v.object({
  /** Kinds of articles that nobody sells here: their words as they are compared, with spaces between, and what to read. */
  notSold: v.array(v.tuple([v.string(), v.string()])),
  /** Trade words of other languages, each with its English words. */
  foreign: v.array(v.tuple([v.string(), v.string()])),
  /** English words that are no mistyped trade words, as they are compared. */
  english: v.exactOptional(v.array(v.string())),
});

/** As `wordListsSchema`. */
export interface WordLists {
  readonly notSold: readonly (readonly [words: string, name: string])[];
  readonly foreign: readonly (readonly [from: string, to: string])[];
  readonly english?: readonly string[];
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

/** A function that puts the trade words of other languages into English and takes out the name of another maker; what the search knows stays as it is. */
export function translator(
  lists: Pick<WordLists, 'foreign' | 'makers'>,
  isKnown: (joined: string) => boolean,
): (text: string) => TranslatedText {
  const english = new Map(lists.foreign.map(([from, to]) => [joinedWords(searchWords(from)), to]));
  // `Schwarze` is `schwarz`, `noire` is `noir`.
  const partOf = (word: string) => english.get(word) ?? english.get(word.replace(/(?<=.{4})e[nrs]?$/, ''));
  const englishOf = (term: readonly SearchWord[]) => partOf(joinedWords(term)) ?? compound(joinedWords(term));
  /** `Flammschutzoverall` is `Flammschutz` and `Overall`. */
  const compound = (word: string) =>
    Array.from(word, (_, place) => [word.slice(0, place), word.slice(place)])
      .map((parts) => parts.map((part) => (part.length > 3 ? partOf(part) : undefined)))
      .find((parts) => parts.every((part) => part !== undefined))
      ?.join(' ');
  return (whole) => {
    const named = makerIn(whole, lists.makers ?? []);
    const text = named?.rest || whole;
    const maker = named && { maker: named.maker };
    const words = searchWords(text);
    const foreign: string[] = [];
    const translated: string[] = [];
    for (let place = 0; place < words.length;) {
      const own =
        [4, 3, 2, 1]
          .map((count) => words.slice(place, place + count))
          .find((term) => englishOf(term) !== undefined) ?? words.slice(place, place + 1);
      const written = own.map((word) => word.written).join(' ');
      const isEnglish = own.length === 1 && isKnown(own[0]?.word ?? '');
      const meant = isEnglish ? undefined : englishOf(own);
      if (meant !== undefined) foreign.push(written);
      translated.push(meant ?? written);
      place += own.length;
    }
    // One joining word alone makes no other language.
    const isForeign = foreign.some((word) => word.length > 3);
    return isForeign ? { text: translated.join(' '), foreign, ...maker } : { text, foreign: [], ...maker };
  };
}
