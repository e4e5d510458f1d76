import { describe, expect, it } from '@jest/globals';
import { artOf } from './article-art';
import { viewsOf, type Art, type View } from './art';
import { luminance } from './colour';
import { drawArticle, drawParts } from './draw-article';
import { cuffShapeOf } from './gloves/cuff-shape';
import { brightened } from './foil';

const gauntlet = { kind: 'leather', cuff: 'gauntlet', style: 'welder', base: '#c9ced1' } as const;
const leather = { type: 'Industrial Gloves Leather', title: 'Gauntlet', art: gauntlet } as const;
const apron = { garment: 'apron', base: '#e8eef0' } as const;

const place = (art: Art, view: View, name: string) =>
  drawParts(art, view).parts.find((part) => part.name === name);

describe('artOf', () => {
  it('draws a cuff as long as the glove is', () => {
    const long = cuffShapeOf('gauntlet', 400);
    expect(long.bottom - cuffShapeOf('gauntlet', 310).bottom).toBe(117);
    expect(artOf({ ...leather, lengthMm: 400 })).toMatchObject({ lengthMm: 400 });
    expect(drawArticle(artOf({ ...leather, lengthMm: 400 }), 'back')).not.toBe(
      drawArticle(artOf({ ...leather, lengthMm: 310 }), 'back'),
    );
  });

  it('draws a glove for the left hand as a left hand', () => {
    const left = artOf({ ...leather, title: 'Left-hand gauntlet' });
    expect(place(left, 'back', 'thumb')?.x).toBeGreaterThan(50);
    expect(place(left, 'palm', 'thumb')?.x).toBeLessThan(50);
    expect(place(gauntlet, 'back', 'thumb')?.x).toBeLessThan(50);
    expect(place(gauntlet, 'palm', 'thumb')?.x).toBeGreaterThan(50);
  });

  it('makes an aluminised back bright, and its palm of leather not', () => {
    const art = artOf({ ...leather, materials: [{ part: 'back', name: 'Aluminised aramid' }] });
    expect(luminance(brightened(gauntlet.base))).toBeGreaterThan(luminance(gauntlet.base));
    expect(drawArticle(art, 'back')).toContain(brightened(gauntlet.base));
    expect(drawArticle(art, 'palm')).not.toContain(brightened(gauntlet.base));
  });

  it('makes aluminised cloth bright', () => {
    const coat = { garment: 'coat', base: '#8d969b' } as const;
    const article = { type: 'Fire Resistant Garments', title: 'Coat', art: coat } as const;
    const art = artOf({ ...article, materials: [{ part: 'shell', name: 'Aluminised aramid' }] });
    expect(drawArticle(art, 'front')).toContain(brightened(coat.base));
    expect(drawArticle(artOf(article), 'front')).not.toContain(brightened(coat.base));
  });

  it('draws film without seams and studs', () => {
    const article = { type: 'Hospital Wear Garments', title: 'Apron', art: apron } as const;
    const film = artOf({ ...article, materials: [{ part: 'shell', name: 'Polyethylene film' }] });
    const cotton = artOf({ ...article, materials: [{ part: 'shell', name: 'Cotton' }] });
    expect(drawArticle(cotton, 'front')).toMatch(/<circle.*stroke-dasharray|stroke-dasharray.*<circle/);
    for (const view of viewsOf(film)) expect(drawArticle(film, view)).not.toMatch(/<circle|stroke-dasharray/);
  });

  it('shows both panels of a tabard, and puts a flame on a pocket that is there', () => {
    const vest = { garment: 'vest', base: '#d9ee2b' } as const;
    const outlines = (art: Art) => drawArticle(art, 'front').match(/<clipPath/g)?.length;
    expect(outlines(vest)).toBe(1);
    expect(outlines({ ...vest, neck: 'round' })).toBe(2);
    const jacket = { garment: 'jacket', base: '#26364f', flame: true } as const;
    expect(place(jacket, 'front', 'pocket')).toBeDefined();
    expect(place({ ...jacket, chestPockets: false }, 'front', 'pocket')).toBeUndefined();
  });
});
