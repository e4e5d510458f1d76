import { openSync, type Font, type GlyphRun } from 'fontkit';

const opened = new Map<string, Font>();

/** Opens a font file once in a process, and lays out each word once: both take longer than to write a page with it. */
export function openFont(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const font = openSync(file);
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts.`);
  layOutOnce(font);
  opened.set(file, font);
  return font;
}

function layOutOnce(font: Font): void {
  const runs = new Map<string, GlyphRun>();
  const layout = font.layout.bind(font);
  font.layout = (text, ...options) => {
    // Features of letters are part of no key.
    if (options.some((option) => option !== undefined)) return layout(text, ...options);
    const run = runs.get(text) ?? layout(text);
    runs.set(text, run);
    // pdfkit scales the positions in their place.
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(Object.getPrototypeOf(run) as object) as GlyphRun, run, { positions });
  };
}

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
