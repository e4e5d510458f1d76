/** The words of a text as suggestions compare them: small letters without accents, and figures. */
export const typedWords = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each typed word begins a word of the name. One letter begins too many. */
export function beginsWords(name: string, typed: readonly string[]): boolean {
  const words = typedWords(name);
  return typed.every((text) => text.length > 1 && words.some((word) => word.startsWith(text)));
}
