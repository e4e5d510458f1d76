import { describe, expect, it } from '@jest/globals';
import type { Product, ProductExt } from './product';
import { findSimilar } from './similar-articles';

interface Made {
  readonly palm?: string;
  readonly cuff?: string;
  readonly en388?: string;
  readonly type?: Product['type'];
}

const glove = (articleNo: string, made: Made): Product => {
  const { palm = 'Goatskin', cuff = 'Slip-on', en388, type = 'Industrial Gloves Leather' } = made;
  const ext: ProductExt = {
    dataStatus: 'sample',
    kind: 'Driver glove',
    materials: [{ part: 'palm', name: palm }],
    cuff,
    sizes: { system: 'glove', values: ['9'] },
    colours: [],
    ...(en388 && { ratings: { en388: { edition: '2016+A1:2018', code: en388 } } }),
  };
  return { articleNo, type, title: articleNo, image: '', description: [], features: [], ext };
};

const similarTo = (articles: readonly Product[]) => findSimilar(articles).get('LG1');

describe('similar articles', () => {
  it('are of the same type, the nearest first, and say why', () => {
    const articles = [
      glove('LG1', { en388: '2122X' }),
      glove('LG2', { en388: '2122X', palm: 'Split cowhide' }),
      glove('LG3', { en388: '2132X' }),
      glove('LG4', { en388: '1122X', palm: 'Split cowhide', cuff: 'Gauntlet' }),
      glove('CG1', { en388: '2122X', type: 'Industrial Gloves Cotton' }),
    ];
    expect(similarTo(articles)).toEqual([
      { articleNo: 'LG3', reason: 'Same palm, higher tear' },
      { articleNo: 'LG2', reason: 'Same cuff, same levels' },
      { articleNo: 'LG4', reason: 'Same kind, lower abrasion' },
    ]);
  });

  it('take what is not tested for worse, never for equal', () => {
    const articles = [glove('LG1', { en388: '2122X' }), glove('LG2', { en388: 'X122X' }), glove('LG3', {})];
    expect(similarTo(articles)).toEqual([
      { articleNo: 'LG2', reason: 'Same palm, no abrasion result' },
      { articleNo: 'LG3', reason: 'Same palm, no mechanical rating' },
    ]);
  });

  it('are four at most, and in the order of their numbers where they are equal', () => {
    const articles = ['LG6', 'LG5', 'LG4', 'LG3', 'LG2', 'LG1'].map((articleNo) => glove(articleNo, {}));
    expect(similarTo(articles)?.map(({ articleNo }) => articleNo)).toEqual(['LG2', 'LG3', 'LG4', 'LG5']);
  });
});
