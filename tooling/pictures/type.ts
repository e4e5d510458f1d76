/** The site's typeface on a canvas. */
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export const fontFile = require.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2');

GlobalFonts.registerFromPath(fontFile, 'Archivo');

/** Letter spacing, in em: tighter than the typeface's own, as in all large text of the site. */
const tracking = -0.015;

export function setType(context: SKRSContext2D, sizePx: number) {
  context.font = `600 ${sizePx}px Archivo`;
  context.letterSpacing = `${tracking * sizePx}px`;
}

const ruler = createCanvas(1, 1).getContext('2d');

export function textWidth(text: string, sizePx: number): number {
  setType(ruler, sizePx);
  return ruler.measureText(text).width;
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
