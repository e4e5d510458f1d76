import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { testArticles } from '../../src/testing/test-catalogue';
import { viewsOf, type Art } from './art';
import { drawArticle, drawParts } from './draw-article';
import { garmentOutlines, gloveOutlines, partsOf, slotOf } from './outlines';
import palette from './palette.json';

/** Of a picture as visitors get it, compressed. These show more parts at once than an article has. */
const maximumBytes = 2.25 * 1024;

const colours: Art['colours'] = {
  main: '#2b3236',
  second: '#15191c',
  third: '#d9ee2b',
  trim: '#e9512b',
  palm: '#3a3f42',
  cuff: '#20262a',
};

/** Drawings that show each part of an outline, together with parts of the other places. */
function everyPartOf(outline: string): readonly Art[] {
  const all = [...partsOf(outline)];
  const places = [...new Set(all.map(slotOf))].map((slot) => all.filter((part) => slotOf(part) === slot));
  const most = Math.max(...places.map((parts) => parts.length));
  return Array.from({ length: most }, (_, turn) => ({
    outline,
    parts: places.flatMap((parts) => parts[turn % parts.length] ?? []),
    colours,
  }));
}

const arts = [
  ...[...gloveOutlines, ...garmentOutlines].flatMap(everyPartOf),
  ...testArticles().map(({ ext }) => ext.art),
];
const drawAll = () => arts.flatMap((art) => viewsOf(art).map((view) => drawArticle(art, view)));
const drawings = drawAll();

describe('drawArticle', () => {
  it('keeps every drawing of every part within 2.25 KB', () => {
    const different = [...new Set(drawings)];
    const tooLarge = different.filter((drawing) => brotliCompressSync(drawing).length > maximumBytes);
    expect(tooLarge.map((drawing) => drawing.length)).toEqual([]);
  });

  it('writes only finite numbers, and no shade so faint that it is none', () => {
    expect(drawings.filter((drawing) => /NaN|undefined|Infinity|opacity="0"/.test(drawing))).toEqual([]);
  });

  it('uses only what every renderer supports: no filter, no style, no script, colours as hex', () => {
    const forbidden = /<filter|<style|<script|style=|xlink|(fill|stroke)="(?!#|none|url\(#)/;
    expect(drawings.filter((drawing) => forbidden.test(drawing))).toEqual([]);
  });

  it('leaves none of the plain colours, and no place of a callout', () => {
    const plain = new RegExp(`${Object.values(palette.article).join('|')}|callout`);
    expect(drawings.filter((drawing) => plain.test(drawing))).toEqual([]);
  });

  it('draws equal art as equal bytes', () => {
    expect(drawAll()).toEqual(drawings);
  });

  it('defines every id once and refers to defined ids only', () => {
    for (const drawing of drawings) {
      const defined = [...drawing.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      const used = [...drawing.matchAll(/(?:href="|url\()#([^")]+)/g)].map((match) => match[1]);
      expect(new Set(defined).size).toBe(defined.length);
      expect(new Set(used)).toEqual(new Set(defined));
    }
  });

  it('draws a glove for the left hand as a left hand', () => {
    const right: Art = { outline: 'welder', parts: ['cuff-gauntlet'], colours };
    const thumbOf = (art: Art, view: 'back' | 'palm') =>
      drawParts(art, view).parts.find(({ name }) => name === 'thumb')?.x;
    for (const view of ['back', 'palm'] as const) {
      const [x = 0, mirrored] = [thumbOf(right, view), thumbOf({ ...right, isLeftHand: true }, view)];
      expect(x > 50).toBe(view === 'palm');
      expect(mirrored).toBeCloseTo(100 - x);
    }
  });
});
