import { describe, expect, it } from '@jest/globals';
import type { ProductType } from '../../articles/product-types';
import { testArticles } from '../../src/testing/test-catalogue';
import { viewsOf, type DrawnArticle } from './art';
import { artOf } from './article-art';
import { drawArticle, drawParts } from './draw-article';
import { gloveOutlines } from './outlines';

const leather = { type: 'Industrial Gloves Leather', kind: 'Driver glove' } as const;
const garment: ProductType = 'Non Fire Resistants Garments';
const coloured = [
  { name: 'Black', hex: '#23282b' },
  { name: 'Orange', hex: '#e9661f' },
];

describe('artOf', () => {
  it('draws every article by its data alone, with both views', () => {
    for (const { type, title, ext } of testArticles()) {
      const { art: _, ...facts } = ext;
      const art = artOf({ type, title, ...facts });
      expect(gloveOutlines.includes(art.outline)).toBe(/Glove/.test(type));
      for (const view of viewsOf(art)) expect(drawArticle(art, view)).toMatch(/^<svg/);
    }
  });

  it.each<readonly [string, Omit<DrawnArticle, 'type'>, outline: string, part: string]>([
    ['Mechanics Gloves General', { cuff: 'Hook-and-loop' }, 'mechanics', 'cuff-strap'],
    ['Mechanics Gloves General', { kind: 'Winter glove', cuff: 'Knit wrist' }, 'winter', 'cuff-knit'],
    ['Mechanics Gloves General', { title: 'Fine assembly glove' }, 'fine', 'cuff-strap'],
    ['Mechanics Gloves Impact Protection', { title: 'Knuckle-bar glove' }, 'impact', 'guards-bar'],
    ['Industrial Gloves Leather', { kind: 'Driver glove' }, 'driver', 'cuff-shirred'],
    ['Industrial Gloves Leather', { kind: 'Rigger glove', cuff: 'Safety cuff' }, 'rigger', 'cuff-safety'],
    ['Industrial Gloves Leather', { kind: 'Welding gauntlet', cuff: 'Gauntlet' }, 'welder', 'cuff-gauntlet'],
    ['Industrial Gloves Cotton', { kind: 'Heat glove', cuff: 'Band top' }, 'heat', 'cuff-band'],
    ['Industrial Gloves Cotton', { kind: 'Sewn cotton glove', cuff: 'Hemmed' }, 'sewn', 'cuff-hem'],
    ['Industrial Gloves Cotton', { kind: 'Knitted glove', coating: 'PVC dots' }, 'knit', 'print-dots'],
    [
      'Industrial Gloves Cotton',
      { kind: 'Dipped glove', coating: 'Sandy nitrile' },
      'dipped',
      'finish-sandy',
    ],
    [
      'Industrial Gloves Cotton',
      { kind: 'Chemical glove', coating: 'Crinkle latex' },
      'chemical',
      'finish-crinkle',
    ],
    [garment, { kind: 'Sweatshirt' }, 'tee', 'neck-round'],
    [garment, { kind: 'Hooded sweatshirt' }, 'hoodie', 'sleeves-long'],
    [garment, { kind: 'T-shirt' }, 'tee', 'sleeves-short'],
    [garment, { kind: 'Polo shirt', title: 'Polo shirt with long sleeves' }, 'polo', 'sleeves-long'],
    [garment, { kind: 'Shirt', title: 'Short-sleeved shirt' }, 'shirt', 'sleeves-short'],
    [garment, { kind: 'Shorts' }, 'shorts', 'pockets-thigh'],
    [garment, { kind: 'Bodywarmer', title: 'Quilted bodywarmer' }, 'bodywarmer', 'quilting-rows'],
    [garment, { kind: 'Jacket', title: 'Winter jacket with hood' }, 'parka', 'hood-main'],
    [garment, { kind: 'Jacket', closures: ['Concealed zip'] }, 'jacket', 'placket-front'],
    ['High Visibility Garments', { kind: 'Tabard' }, 'tabard', 'tape-two'],
    ['High Visibility Garments', { kind: 'Vest', closures: ['Zip'] }, 'vest', 'braces-tape'],
    ['Fire Resistant Garments', { kind: 'Coverall' }, 'coverall', 'flame-label'],
  ])('draws of the type %s %j the outline %s with %s', (type, facts, outline, part) => {
    const art = artOf({ type: type as ProductType, ...facts });
    expect(art.outline).toBe(outline);
    expect(art.parts).toContain(part);
  });

  it('shows the parts that the article names instead of those of its data, or none in their place', () => {
    const parts = (own?: readonly string[]) =>
      artOf({ ...leather, ...(own && { art: { parts: [...own] } }) }).parts;
    expect(parts()).toContain('cuff-shirred');
    expect(parts(['cuff-knit'])).toContain('cuff-knit');
    expect(parts(['cuff-knit'])).not.toContain('cuff-shirred');
    expect(parts(['cuff-none']).filter((part) => part.startsWith('cuff-'))).toEqual([]);
  });

  it('has one part at most for each place', () => {
    for (const { ext } of testArticles()) {
      const places = ext.art.parts.map((part) => part.split('-')[0]);
      expect(new Set(places).size).toBe(places.length);
    }
  });

  it('takes the colours of the article, but those that its art names', () => {
    const dipped = {
      type: 'Industrial Gloves Cotton',
      kind: 'Dipped glove',
      coating: 'Nitrile',
      colours: coloured,
    } as const;
    expect(artOf(dipped).colours).toMatchObject({ main: '#23282b', second: '#e9661f' });
    const own = { main: 'Orange', second: 'dark Orange', third: 'natural', trim: '#c0392b' };
    expect(artOf({ ...dipped, art: { colours: own } }).colours).toMatchObject({
      main: '#e9661f',
      second: '#b2511c',
      third: '#e6dcc4',
      trim: '#c0392b',
    });
    expect(artOf({ ...leather, colours: coloured }).colours).toMatchObject({
      main: '#23282b',
      trim: '#e9661f',
    });
    expect(artOf(leather).colours.main).toBe('#4a5357');
  });

  it('makes an aluminised back bright, and its palm of leather not', () => {
    const gauntlet = { ...leather, kind: 'Welding gauntlet' } as const;
    const plain = artOf(gauntlet);
    const art = artOf({ ...gauntlet, materials: [{ part: 'back', name: 'Aluminised aramid' }] });
    expect(drawArticle(art, 'back')).not.toBe(drawArticle(plain, 'back'));
    expect(drawArticle(art, 'palm')).toBe(drawArticle(plain, 'palm'));
  });

  it('draws film without seams and studs', () => {
    const apron = { type: 'Hospital Wear Garments', kind: 'Apron' } as const;
    const cotton = artOf({ ...apron, materials: [{ part: 'shell', name: 'Cotton' }] });
    const film = artOf({ ...apron, materials: [{ part: 'shell', name: 'Polyethylene film' }] });
    expect(drawArticle(cotton, 'front')).toMatch(/<circle.*stroke-dasharray|stroke-dasharray.*<circle/);
    for (const view of viewsOf(film)) expect(drawArticle(film, view)).not.toMatch(/<circle|stroke-dasharray/);
  });

  it('draws a left-hand glove mirrored', () => {
    expect(artOf({ ...leather, title: 'Left-hand driver' }).isLeftHand).toBe(true);
    expect(artOf({ ...leather, title: 'Driver' }).isLeftHand).toBeUndefined();
  });

  it('names only what a view shows', () => {
    const vest = artOf({ type: 'High Visibility Garments', kind: 'Vest', closures: ['Zip'] });
    const names = (view: 'front' | 'back') => drawParts(vest, view).parts.map(({ name }) => name);
    expect(names('front')).toContain('zip');
    expect(names('back')).not.toContain('zip');
  });
});
