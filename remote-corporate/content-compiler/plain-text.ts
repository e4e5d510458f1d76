/** @returns the text without a byte-order mark, with plain line ends */
export const plainText = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');

/** @returns the text of a file, with `\uFFFD` for what is no UTF-8 */
export const decode = (bytes: Uint8Array): string => plainText(new TextDecoder().decode(bytes));

/** Characters that nobody sees: of another encoding, control characters, marks of direction, halves of characters. */
const invisible =
  /[\uFFFD\0-\x08\v\f\x0E-\x1F\x7F-\x9F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E0FFF}]|\p{Surrogate}/gu;

/** Lines that would exhaust parsers: nine quotes or lists in each other, the same sign many times in a row, an endless line. */
const unparsable =
  /^[ \t]{41}|^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){9}|([^\s\w|.=-])\1{20}|.{5001}/m;

type TextFault = { offset: number; message: string };

/** @returns a fault for each character that does not belong into a text */
export const characterFaults = (text: string): readonly TextFault[] =>
  [...text.matchAll(invisible)].map(({ index, 0: character }) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return {
      offset: index,
      message: `The character U+${code} cannot be seen; take it out, and save the file as UTF-8.`,
    };
  });

export const withoutInvisible = (text: string) => text.replaceAll(invisible, '');

/** @returns a fault if the text of a page cannot be read at all */
export function pageFault(text: string): TextFault | undefined {
  const [notUtf8] = text.includes('\uFFFD') ? characterFaults(text) : [];
  const offset = text.search(unparsable);
  const message = 'The line is too long, begins too far right, or repeats its signs; write it shorter.';
  return notUtf8 ?? (offset === -1 ? undefined : { offset, message });
}
