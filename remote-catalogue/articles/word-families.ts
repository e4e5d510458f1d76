/** What a word is made from: `farm` for `farmer` and `farming`; short ones are kept whole. */
const rootOf = (word: string): string => /^(.{4,}?)(?:i?er|or|ing|ed|ly|y|e)$/.exec(word)?.[1] ?? word;

/** Finds the other words that are made from the same one. */
export function wordFamilies(words: Iterable<string>): (word: string) => readonly string[] {
  const families = new Map<string, string[]>();
  for (const word of words) families.set(rootOf(word), [...(families.get(rootOf(word)) ?? []), word]);
  return (word) => (families.get(rootOf(word)) ?? []).filter((other) => other !== word);
}
