import { describe, expect, it } from '@jest/globals';
import type { Product, ProductExt } from '../../articles/product';
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

const similarTo = (articles: readonly Product[]) => findSimilar(articles).get('A1');

describe('similar articles', () => {
  it('are of the same type, the nearest first, and give the reason', () => {
    const articles = [
      glove('A1', { en388: '2122X' }),
      glove('A2', { en388: '2122X', palm: 'Split cowhide' }),
      glove('A3', { en388: '2132X' }),
      glove('A4', { en388: '1122X', palm: 'Split cowhide', cuff: 'Gauntlet' }),
      glove('B1', { en388: '2122X', type: 'Industrial Gloves Cotton' }),
    ];
    expect(similarTo(articles)).toEqual([
      { articleNo: 'A3', reason: 'Same palm, higher tear' },
      { articleNo: 'A2', reason: 'Same cuff, same levels' },
      { articleNo: 'A4', reason: 'Same kind, lower abrasion' },
    ]);
  });

  it('rate what is not tested as worse, never as equal', () => {
    const articles = [glove('A1', { en388: '2122X' }), glove('A2', { en388: 'X122X' }), glove('A3', {})];
    expect(similarTo(articles)).toEqual([
      { articleNo: 'A2', reason: 'Same palm, no abrasion result' },
      { articleNo: 'A3', reason: 'Same palm, no mechanical rating' },
    ]);
  });

  it('are at most eight, in the order of their numbers if they are equal', () => {
    const numbers = Array.from({ length: 11 }, (_, place) => `B${10 + place}`);
    const articles = ['A1', ...numbers.toReversed()].map((articleNo) => glove(articleNo, {}));
    expect(similarTo(articles)?.map(({ articleNo }) => articleNo)).toEqual(numbers.slice(0, 8));
  });
});
