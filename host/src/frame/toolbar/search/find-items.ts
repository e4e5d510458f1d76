import type { NavigationEntry } from '../navigation-entry';
import { folded } from '../../../services/folded-text';

/** How many items a search finds at most. */
export const maxFoundItems = 10;

/** A part of a title. */
export interface TitlePart {
  readonly text: string;
  /** It is what the visitor has typed. */
  readonly isMatch: boolean;
}

/** An item that a search has found, with its title in parts. */
export interface FoundItem<Item> {
  readonly item: Item;
  readonly title: readonly TitlePart[];
}

/** A stretch of a title. */
interface Range {
  readonly start: number;
  readonly end: number;
}

const wordsOf = (text: string) => [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)];

/** How much of a word is typed when its beginning equals the typed text; 0 if it begins otherwise. */
function typedLength(word: string, typed: string): number {
  if (!folded(word).startsWith(typed)) return 0;
  let length = 0;
  for (const [letter] of word.matchAll(/\P{M}\p{M}*/gu)) {
    if (folded(word.slice(0, length)).length >= typed.length) break;
    length += letter.length;
  }
  return length;
}

/** The beginnings of words that are typed; `undefined` if a typed word begins no word of the title. */
function typedRanges(title: string, typed: readonly string[]): readonly Range[] | undefined {
  const words = wordsOf(title).map(({ 0: word, index: start }) => ({
    start,
    lengths: typed.map((text) => typedLength(word, text)),
  }));
  const isFound = typed.every((_, index) => words.some(({ lengths }) => (lengths[index] ?? 0) > 0));
  if (!isFound) return undefined;
  return words
    .map(({ start, lengths }) => ({ start, end: start + Math.max(...lengths) }))
    .filter(({ start, end }) => end > start);
}

/** @param ranges in order, apart from each other */
function titleParts(title: string, ranges: readonly Range[]): readonly TitlePart[] {
  const parts = ranges.flatMap(({ start, end }, index) => [
    { text: title.slice(ranges[index - 1]?.end ?? 0, start), isMatch: false },
    { text: title.slice(start, end), isMatch: true },
  ]);
  const rest = { text: title.slice(ranges.at(-1)?.end ?? 0), isMatch: false };
  return [...parts, rest].filter(({ text }) => text !== '');
}

/**
 * The items in whose titles each typed word begins a word, whatever the case and the accents. Titles that begin with the first
 * typed word come first; otherwise the order stays.
 */
export function findItems<Item extends Pick<NavigationEntry, 'title'>>(
  items: readonly Item[],
  text: string,
): readonly FoundItem<Item>[] {
  const typed = wordsOf(text).map(([word]) => folded(word));
  const [first = ''] = typed;
  if (first === '') return [];
  const found = items.flatMap((item) => {
    const ranges = typedRanges(item.title, typed);
    return ranges ? [{ item, title: titleParts(item.title, ranges) }] : [];
  });
  const isAtStart = ({ item }: FoundItem<Item>) => folded(item.title).startsWith(first);
  return [...found.filter(isAtStart), ...found.filter((one) => !isAtStart(one))].slice(0, maxFoundItems);
}
