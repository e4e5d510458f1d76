import { distance } from 'fastest-levenshtein';

const lettersOf = (word: string): string => Array.from(word).sort().join('');

/** True if words have the same letters in another order. */
export const isReordered = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other);

/** How many characters of a text are wrong; two that have changed places count as one. */
export function mistakesIn(text: string, meant: string): number {
  const changes = distance(text, meant);
  return changes === 2 && isReordered(text, meant) ? 1 : changes;
}
