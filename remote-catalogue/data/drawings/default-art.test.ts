/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { drawArticle } from './draw-article';
import { viewsOf } from './art';
import { testArticles } from '../../src/testing/test-catalogue';
import { defaultArt } from './default-art';

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
});
