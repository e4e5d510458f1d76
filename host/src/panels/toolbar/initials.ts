/** A letter or digit, with the marks on it. */
const letter = /[\p{L}\p{N}]\p{M}*/u;

const firstLetter = (word: string) => (letter.exec(word)?.[0] ?? '').toLocaleUpperCase();

/**
 * The first letters of the first and the last name; of one name, its first letter. One letter also in scripts without capitals:
 * those of Arabic join to another word.
 */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/u).map(firstLetter).filter(Boolean);
  const last = others.at(-1) ?? '';
  return /^\p{Lu}/u.test(first) ? first + last : first;
}
