import { folded } from '../../services/folded-text';

/** Specification, section 9: the most items that a search finds. */
const maxFound = 10;

const wordsOf = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The items in whose titles each typed word begins a word, whatever the case and the accents. Titles that begin with the first
 * typed word come first; otherwise the order stays.
 */
export function findItems<Item extends { readonly title: string }>(
  items: readonly Item[],
  text: string,
): readonly Item[] {
  const typed = wordsOf(text);
  const [first] = typed;
  if (first === undefined) return [];
  const found = items.filter(({ title }) => {
    const words = wordsOf(title);
    return typed.every((beginning) => words.some((word) => word.startsWith(beginning)));
  });
  const isAtStart = ({ title }: Item) => folded(title).startsWith(first);
  return [...found.filter(isAtStart), ...found.filter((item) => !isAtStart(item))].slice(0, maxFound);
}
