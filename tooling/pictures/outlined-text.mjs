/** Text as outlines: what turns SVG into pixels knows the fonts of its machine only, and pictures are equal on all. */
import * as fontkit from 'fontkit';
import { fontFile } from './font-file.mjs';

const font = openFont();

function openFont() {
  const opened = fontkit.openSync(fontFile);
  if ('fonts' in opened) throw new Error(`${fontFile} is a collection of fonts.`);
  return opened;
}

/** Tighter than the typeface by itself, as all large text of the site. */
const tracking = -0.015;

/**
 * Characters that the typeface lacks are left out.
 *
 * @param {string} text
 */
const drawable = (text) =>
  [...text.normalize('NFC')]
    .filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    .join('');

/**
 * @param {string} text
 * @param {number} sizePx
 */
export const textWidth = (text, sizePx) => {
  const { advanceWidth } = font.layout(drawable(text));
  return (advanceWidth / font.unitsPerEm + tracking * text.length) * sizePx;
};

/**
 * One line of text.
 *
 * @param {string} text
 * @param {{ x: number, y: number, sizePx: number, colour: string }} place  `y` is the base line
 */
export function outlinedText(text, { x, y, sizePx, colour }) {
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

/**
 * Breaks a text into lines between its words. What does not fit into the last line is cut off.
 *
 * @param {string} text
 * @param {{ sizePx: number, widthPx: number, lines: number }} room
 * @returns {readonly string[]}
 */
export function wrappedText(text, { sizePx, widthPx, lines }) {
  /** @type {string[]} */
  const wrapped = [];
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
