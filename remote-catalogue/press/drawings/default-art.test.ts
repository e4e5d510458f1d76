import { describe, expect, it } from '@jest/globals';
import { drawArticle } from './draw-article';
import { viewsOf } from './art';
import { testArticles } from '../../src/testing/test-catalogue';
import { defaultArt } from './article-art';

const articles = testArticles();

describe('an article without a drawing of its own', () => {
  it('gets a drawing of its kind, with both views', () => {
    for (const { type, ext } of articles) {
      const art = defaultArt({ type, ...ext });
      expect('garment' in art).toBe('garment' in ext.art);
      for (const view of viewsOf(art)) expect(drawArticle(art, view)).toMatch(/^<svg/);
    }
  });

  it.each([
    ['YF601', { garment: 'coverall', flame: true }],
    ['JV801', { garment: 'vest', tape: { hasBraces: true } }],
    ['KC401', { kind: 'cotton', cuff: 'knit', print: { pattern: 'dots' } }],
    ['QM101', { kind: 'mechanics', cuff: 'strap' }],
  ])('is drawn like %s if its data are the same', (articleNo, art) => {
    const article = articles.find((each) => each.articleNo === articleNo);
    expect(article && defaultArt({ type: article.type, ...article.ext })).toMatchObject(art);
  });

  it.each([
    ['Sweatshirt', 'Sweatshirt, grey', { garment: 'tee', neck: 'round' }],
    ['T-shirt', 'T-shirt, white', { garment: 'tee', sleeveLength: 'short' }],
    ['Polo shirt', 'Polo shirt with long sleeves', { garment: 'polo', sleeveLength: undefined }],
    ['Shirt', 'Short-sleeved shirt', { garment: 'shirt', sleeveLength: 'short' }],
    ['Shorts', 'Work shorts', { garment: 'trousers', legLength: 'short' }],
    ['Tabard', 'Tabard, one band', { garment: 'vest', neck: 'round' }],
    ['Bodywarmer', 'Quilted bodywarmer', { garment: 'jacket', sleeveLength: 'none' }],
    ['Jacket', 'Winter jacket with hood', { garment: 'jacket', hood: '#4a5357' }],
  ])('is drawn as a %s, as its title says: %s', (kind, title, art) => {
    expect(defaultArt({ type: 'Non Fire Resistants Garments', kind, title })).toMatchObject(art);
  });
});
