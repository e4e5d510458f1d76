const firstLetter = (word: string) => (Array.from(word)[0] ?? '').toLocaleUpperCase();

/** The first letters of the first and the last name; of one name, its first letter. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const [first = ''] = words;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return firstLetter(first) + firstLetter(last);
}
