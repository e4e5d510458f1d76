import { openSync, type Font } from 'fontkit';

const opened = new Map<string, Font>();

/** Opens a font file once in a process: that takes longer than to write a page with it. */
export function openFont(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const font = openSync(file);
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts.`);
  opened.set(file, font);
  return font;
}

/** Stands where the typeface lacks characters. */
export const missing = '[…]';

/** A text with `[…]` in the place of each run of characters that the font lacks; of spaces it needs only two. */
export function printableText(text: string, font: Pick<Font, 'hasGlyphForCodePoint'>): string {
  const shown: string[] = [];
  for (const character of text.normalize('NFC')) {
    if (font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) shown.push(character);
    else if (/\s/u.test(character)) shown.push('\u00a0');
    else if (shown.at(-1) !== missing) shown.push(missing);
  }
  return shown.join('');
}
