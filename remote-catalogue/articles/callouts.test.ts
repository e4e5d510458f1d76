import { describe, expect, it } from '@jest/globals';
import { calloutRows } from './callout-rows';
import { calloutsOf } from './callouts';
import type { Drawing, Product } from './product';

const glove: Product = {
  articleNo: 'A1',
  type: 'Industrial Gloves Leather',
  title: 'Glove',
  image: '',
  description: [],
  features: [{ title: 'Palm', description: 'Goatskin, 0.8 mm, with reinforced thumb saddle.' }],
  ext: {
    materials: [
      { part: 'palm', name: 'Goatskin' },
      { part: 'back', name: 'Cotton canvas' },
      { part: 'lining', name: 'Cotton' },
    ],
    cuff: 'Hook-and-loop',
  },
};
const garment: Product = {
  articleNo: 'A2',
  type: 'High Visibility Garments',
  title: 'Jacket',
  image: '',
  description: ['Polyester, 200 g/m²', 'Navy hem, cuffs and collar'],
  ext: {
    materials: [
      { part: 'shell', name: 'Polyester' },
      { part: 'tape', name: 'Reflective tape, 50 mm' },
    ],
    closures: ['Zip', 'Hook-and-loop'],
  },
};

const view = (name: Drawing['view'], ...parts: readonly string[]): Drawing => ({
  view: name,
  address: '/a.svg',
  parts: parts.map((part, place) => ({ name: part, x: 40 + place * 5, y: 30 + place * 10 })),
});

const texts = (product: Product, drawing: Drawing) =>
  calloutsOf(product, drawing).map(({ title, text }) => `${title}: ${text}`);

describe('calloutsOf', () => {
  it('names the materials of the side that a view shows, never the lining', () => {
    expect(texts(glove, view('back', 'back', 'cuff'))).toEqual([
      'Back: Cotton canvas',
      'Cuff: Hook-and-loop',
    ]);
    expect(texts(glove, view('palm', 'palm', 'thumb'))).toEqual([
      'Palm: Goatskin',
      'Thumb: Reinforced thumb saddle',
    ]);
  });

  it('points at nothing that the drawing does not show', () => {
    expect(texts(glove, view('palm', 'palm'))).toEqual(['Palm: Goatskin']);
    expect(texts(glove, view('palm'))).toEqual([]);
    expect(calloutsOf(glove, { view: 'palm', address: '/a.svg' })).toEqual([]);
  });

  it('points at the part that the drawing gives a place', () => {
    expect(calloutsOf(glove, view('back', 'back')).map(({ dot }) => dot)).toEqual([{ x: 40, y: 30 }]);
  });

  it('points at tape, hem, and closures that are drawn', () => {
    expect(texts(garment, view('front', 'shell', 'tape', 'zip', 'hem')).toSorted()).toEqual([
      'Closure: Zip',
      'Hem: Navy hem, cuffs and collar',
      'Shell: Polyester',
      'Tape: Reflective tape, 50 mm',
    ]);
    expect(texts(garment, view('back', 'shell', 'tape'))).toEqual([
      'Shell: Polyester',
      'Tape: Reflective tape, 50 mm',
    ]);
  });

  it('puts the texts of one side below each other, in the order of the parts', () => {
    const callouts = calloutsOf(garment, view('front', 'shell', 'tape', 'zip', 'hem'));
    for (const side of ['left', 'right'] as const) {
      const ofSide = callouts.filter((callout) => callout.side === side);
      expect(ofSide).toHaveLength(2);
      expect(ofSide.map(({ dot }) => dot.y)).toEqual(
        ofSide.map(({ dot }) => dot.y).toSorted((one, other) => one - other),
      );
      expect(new Set(ofSide.map(({ row }) => row)).size).toBe(2);
      expect(ofSide.every(({ row }) => calloutRows[row] !== undefined)).toBe(true);
    }
  });
});
