/**
 * Control and format characters, single surrogates, private characters, and invisible letters and marks. They change the
 * direction of a text, hide in it, or make two different texts look the same.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\u{1d159}]/u;

const names: ReadonlyMap<number, string> = new Map([
  [0x09, 'a tab'],
  [0x0a, 'a line break'],
  [0x0d, 'a line break'],
  [0xad, 'a soft hyphen'],
  [0x34f, 'a grapheme joiner'],
  [0x200b, 'a zero-width space'],
  [0x200c, 'a zero-width non-joiner'],
  [0x200d, 'a zero-width joiner'],
  [0x200e, 'a left-to-right mark'],
  [0x200f, 'a right-to-left mark'],
  [0x202a, 'a left-to-right embedding'],
  [0x202b, 'a right-to-left embedding'],
  [0x202c, 'an end of a change of direction'],
  [0x202d, 'a left-to-right override'],
  [0x202e, 'a right-to-left override'],
  [0x2028, 'a line separator'],
  [0x2060, 'a word joiner'],
  [0x2066, 'a left-to-right isolate'],
  [0x2067, 'a right-to-left isolate'],
  [0x2068, 'a first-strong isolate'],
  [0x2069, 'an end of an isolate'],
  [0x2800, 'a braille blank'],
  [0xfe0f, 'a variation selector'],
  [0xfeff, 'a byte order mark'],
]);

/** What a text hides, as the rest of a sentence: `contains a zero-width space (U+200B) ...`; `undefined` if nothing. */
export function hiddenCharacter(text: string): string | undefined {
  const found = hidden.exec(text);
  const code = found?.[0].codePointAt(0);
  if (code === undefined) return undefined;
  const name = names.get(code) ?? 'a character that cannot be seen';
  const place = Array.from(text.slice(0, found?.index)).length + 1;
  return `contains ${name} (${codePointOf(found?.[0] ?? '')}) as character ${place}; delete it`;
}

/** The code point of a character, as the tables of Unicode write it: `U+200B`. */
export const codePointOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
