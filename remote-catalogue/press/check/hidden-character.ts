/**
 * Control and format characters, single surrogates, private characters, and invisible letters and marks. They change the
 * direction of a text, hide in it, or make two different texts look the same. And emoji, of which ©, ® and ™ are none.
 */
const unfit =
  /[\p{Emoji_Presentation}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\u{1d159}]/u;

/** Fault of a text with hidden characters or emoji, as the rest of a sentence: `contains ... U+200B as character 2`. */
export function unfitCharacter(text: string): string | undefined {
  const found = unfit.exec(text);
  if (!found) return undefined;
  const isEmoji = /\p{Emoji_Presentation}/u.test(found[0]);
  const kind = isEmoji ? 'the emoji' : found[0] === '\n' ? 'the line break' : 'the invisible character';
  const place = Array.from(text.slice(0, found.index)).length + 1;
  return `contains ${kind} ${codePointOf(found[0])} as character ${place}; delete it`;
}

const codePointOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const unseen = new RegExp(unfit, 'gu');

/** A text as messages repeat it: invisible characters do nothing in a terminal, a line break is a slash. */
export const shownText = (text: string): string =>
  text.replaceAll(unseen, (character) => (character === '\n' ? ' / ' : `[${codePointOf(character)}]`));

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
