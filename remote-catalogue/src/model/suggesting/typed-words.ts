import { searchWords } from '../ask/search-words';

/** The words of a text as the search compares them. */
export const typedWords = (text: string): readonly string[] => searchWords(text).map(({ word }) => word);

/** Whether each typed word begins a word of the name. One letter begins too many. */
export function beginsWords(name: string, typed: readonly string[]): boolean {
  const words = typedWords(name);
  return typed.every((text) => text.length > 1 && words.some((word) => word.startsWith(text)));
}
