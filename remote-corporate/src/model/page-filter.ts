/**
 * Whether every word that somebody typed stands somewhere in the texts. Case does not count, nor does an empty query.
 *
 * @param query as typed
 */
export function fits(texts: readonly string[], query: string): boolean {
  const text = texts.join('\n').toLowerCase();
  const words = query.toLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word));
}
