/** Text as outlines: a renderer of SVG knows only the fonts of its machine, and pictures are equal on all machines. */
import * as fontkit from 'fontkit';
import { fontFile } from './font-file.js';

const font = openFont();

function openFont() {
  const opened = fontkit.openSync(fontFile);
  if ('fonts' in opened) throw new Error(`${fontFile} is a collection of fonts.`);
  return opened;
}

/** Letter spacing, in em: tighter than the typeface's own, as in all large text of the site. */
const tracking = -0.015;

/** Text without the characters that the typeface lacks. */
const drawable = (text: string) =>
  Array.from(text.normalize('NFC'))
    .filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    .join('');

export const textWidth = (text: string, sizePx: number) => {
  const { advanceWidth } = font.layout(drawable(text));
  return (advanceWidth / font.unitsPerEm + tracking * text.length) * sizePx;
};

/** One line of text. @param place  `y` is the base line */
export function outlinedText(
  text: string,
  { x, y, sizePx, colour }: { x: number; y: number; sizePx: number; colour: string },
) {
  const { glyphs, positions } = font.layout(drawable(text));
  const scale = sizePx / font.unitsPerEm;
  let left = 0;
  const outlines = glyphs.map(({ path }, index) => {
    const d = path.transform(scale, 0, 0, -scale, x + left, y).toSVG();
    left += (positions[index]?.xAdvance ?? 0) * scale + tracking * sizePx;
    return d;
  });
  return `<path fill="${colour}" d="${outlines.join('')}"/>`;
}

/** Breaks a text into lines between its words. Text that does not fit into the last line is cut off. */
export function wrappedText(
  text: string,
  { sizePx, widthPx, lines }: { sizePx: number; widthPx: number; lines: number },
): readonly string[] {
  const wrapped: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = wrapped.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(joined, sizePx) <= widthPx) wrapped[wrapped.length - 1] = joined;
    else wrapped.push(word);
  }
  if (wrapped.length <= lines) return wrapped;
  const kept = wrapped.slice(0, lines);
  return [...kept.slice(0, -1), `${(kept.at(-1) ?? '').replace(/[,;:]$/, '')} …`];
}
