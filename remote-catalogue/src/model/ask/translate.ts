import { joinedWords, wordsIn, type Word } from './words';
import type { WordLists } from './word-lists';

/** Puts trade words of other languages into English; each word keeps its place in the text. */
export type Translate = (words: readonly Word[]) => readonly Word[];

/** Endings of adjectives: `schwarze` is `schwarz`, `noire` is `noir`. */
const ending = /(?<=.{4})e[nrs]?$/;

/** @param isKnown whether the search knows a word as English: it stays as it is */
export function translator(
  { foreign }: Pick<WordLists, 'foreign'>,
  isKnown: (word: string) => boolean,
): Translate {
  const english = new Map(foreign.map(([from, to]) => [joinedWords(wordsIn(from)), to]));
  const partOf = (word: string) => english.get(word) ?? english.get(word.replace(ending, ''));
  /** `Flammschutzoverall` is `Flammschutz` and `Overall`. */
  const compound = (word: string) =>
    Array.from(word, (_, place) => [word.slice(0, place), word.slice(place)])
      .map((parts) => parts.map((part) => (part.length > 3 ? partOf(part) : undefined)))
      .find((parts) => parts.every((part) => part !== undefined))
      ?.join(' ');
  const meaningOf = (words: readonly Word[]): string | undefined => {
    const joined = joinedWords(words);
    if (words.length === 1 && (joined.length < 3 || isKnown(joined))) return undefined;
    return words.length > 1 ? english.get(joined) : (partOf(joined) ?? compound(joined));
  };
  const translateAt = (words: readonly Word[]): readonly Word[] => {
    for (const count of [4, 3, 2, 1]) {
      const own = words.slice(0, count);
      const meant = own.length === count ? meaningOf(own) : undefined;
      const [first, last] = [own[0], own.at(-1)];
      if (meant === undefined || !first || !last) continue;
      const foreign = own.map((word) => word.written).join(' ');
      const all = wordsIn(meant).map((word) => ({ ...word, foreign, start: first.start, end: last.end }));
      return [...all, ...translateFrom(words.slice(count))];
    }
    return [...words.slice(0, 1), ...translateFrom(words.slice(1))];
  };
  const translateFrom = (words: readonly Word[]): readonly Word[] =>
    words.length === 0 ? [] : translateAt(words);
  return translateFrom;
}
