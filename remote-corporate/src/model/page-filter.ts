/** True if every word of the query is in one of the texts. Case does not count. An empty query fits everything. */
export function fits(texts: readonly string[], query: string): boolean {
  const text = texts.join('\n').toLowerCase();
  const words = query.toLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word));
}
