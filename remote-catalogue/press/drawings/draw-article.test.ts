import { describe, expect, it } from '@jest/globals';
import { viewsOf, type Art, type CuffKind } from './art';
import { drawArticle } from './draw-article';
import { cuffShapes } from './gloves/cuff-shape';

const maximumBytes = 6 * 1024;
const cuffs = Object.keys(cuffShapes) as readonly CuffKind[];
const glove = { base: '#2b3236', accent: '#e9512b', panel: '#15191c' };
const print = { colour: '#1c4f9c', pattern: 'criss-cross', sides: 'both' } as const;
const coating = { colour: '#23292d', finish: 'crinkle' } as const;
const gloves: readonly Art[] = [
  ...(['mechanics', 'impact', 'leather', 'cotton', 'dipped'] as const).flatMap((kind) =>
    cuffs.map((cuff): Art => ({ kind, cuff, ...glove })),
  ),
  ...(['separate', 'none'] as const).map((knuckles): Art => ({
    kind: 'mechanics',
    cuff: 'strap',
    knuckles,
    grip: true,
    ...glove,
  })),
  ...(['bar', 'plates'] as const).map((guards): Art => ({ kind: 'impact', cuff: 'strap', guards, ...glove })),
  ...(['twill', 'terry'] as const).map((weave): Art => ({
    kind: 'cotton',
    cuff: 'hem',
    weave,
    hasPoints: true,
    print,
    ...glove,
  })),
  ...(['fingertips', 'palm', 'threequarter', 'full'] as const).map((cover): Art => ({
    kind: 'dipped',
    cuff: 'hem',
    coating: { ...coating, cover },
    overlay: '#e9512b',
    print,
    ...glove,
  })),
  { kind: 'leather', cuff: 'gauntlet', style: 'welder', shield: '#c9ced1', patch: '#a53f28', ...glove },
  { kind: 'leather', cuff: 'gauntlet', style: 'welder', surface: 'aluminised', lengthMm: 400, ...glove },
  { kind: 'impact', cuff: 'safety', lengthMm: 5, isLeftHand: true, ...glove },
  { kind: 'cotton', cuff: 'knit', lengthMm: 2000, ...glove },
];
const tape = { body: [128, 166], sleeves: [0.4, 0.62], legs: [300], border: '#d9ee2b' };
const garmentKinds = [
  ...(['jacket', 'shirt', 'polo', 'tee', 'vest', 'coverall', 'trousers', 'bib', 'apron'] as const),
  ...(['coat', 'gown', 'scrubs', 'tunic'] as const),
];
const garments: readonly Art[] = garmentKinds.flatMap((garment): readonly Art[] => [
  { garment, base: '#2a4a7f' },
  { garment, base: '#f9702a', knee: '#c9521f', tape: { ...tape, hasBraces: true }, flame: true },
  { garment, base: '#4a5357', sleeveLength: 'short', legLength: 'short', neck: 'round', print: '#eef2f3' },
  {
    garment,
    base: '#4a5357',
    hood: '#2b3236',
    rib: '#2b3236',
    quilted: true,
    drawstring: true,
    neck: 'stand',
  },
  { garment, base: '#4a5357', sleeveLength: 'none', chestPockets: true, panel: '#2b3236', pocket: '#2b3236' },
  { garment, base: '#c3cacd', surface: 'aluminised', flame: true, lowerY: 240, lower: '#4a5357' },
  { garment, base: '#eef2f3', surface: 'film', hasFrontPockets: false, tape: { ...tape, hasBraces: true } },
]);
const drawings = [...gloves, ...garments].flatMap((art) =>
  viewsOf(art).map((view) => drawArticle(art, view)),
);

describe('drawArticle', () => {
  it('keeps every drawing of every kind within 6 KB', () => {
    const tooLarge = drawings.filter((drawing) => Buffer.byteLength(drawing) > maximumBytes);
    expect(tooLarge.map((drawing) => drawing.length)).toEqual([]);
  });

  it('writes only short, finite numbers', () => {
    expect(drawings.filter((drawing) => /NaN|undefined|Infinity/.test(drawing))).toEqual([]);
  });

  it('uses only what every renderer supports: no filter, no style, no script, colours as hex', () => {
    const forbidden = /<filter|<style|<script|style=|(fill|stroke)="(?!#|none|url\(#)/;
    expect(drawings.filter((drawing) => forbidden.test(drawing))).toEqual([]);
  });

  it('draws equal art as equal bytes', () => {
    const again = [...gloves, ...garments].flatMap((art) =>
      viewsOf(art).map((view) => drawArticle(art, view)),
    );
    expect(again).toEqual(drawings);
  });

  it('gives different drawings different ids', () => {
    const ids = drawings.map((drawing) => /id="(a\w{4})o"/.exec(drawing)?.[1]);
    expect(new Set(ids).size).toBe(drawings.length);
  });

  it('defines every id once and refers to defined ids only', () => {
    for (const drawing of drawings) {
      const defined = [...drawing.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      const used = [...drawing.matchAll(/(?:href="|url\()#([^")]+)/g)].map((match) => match[1]);
      expect(new Set(defined).size).toBe(defined.length);
      expect(used.filter((id) => !defined.includes(id))).toEqual([]);
    }
  });
});
