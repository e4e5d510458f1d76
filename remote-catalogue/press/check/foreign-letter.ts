import { codePointOf } from './hidden-character';

/** Letters that are drawn like Latin ones in most typefaces: Cyrillic, Greek, and the wide forms of East Asia. */
const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}\uff01-\uff5e]/u;

/**
 * What a text has that looks like a Latin letter or a digit and is none, as the rest of a sentence; `undefined` if nothing.
 * For numbers and markings, which no eye could tell from the right ones.
 */
export function foreignLetter(text: string): string | undefined {
  const [letter] = foreign.exec(text) ?? [];
  if (letter === undefined) return undefined;
  return `contains “${letter}” (${codePointOf(letter)}), which only looks like a Latin letter or digit; type it again`;
}
