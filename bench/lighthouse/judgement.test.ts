import { describe, expect, it } from '@jest/globals';
import { judge, tooLow } from './judgement.js';

const perfect = { performance: 1, accessibility: 1, 'best-practices': 1, seo: 1 };

const result = (more: Partial<typeof perfect>) => ({
  categories: Object.fromEntries(
    Object.entries({ ...perfect, ...more }).map(([id, score]) => [id, { score }]),
  ),
});

it('a page is judged by the median of its rounds', () => {
  const rounds = [0.91, 0.99, 0.97].map((performance) => result({ performance }));
  expect(judge('/home', rounds).scores.performance).toBe(0.97);
});

describe('the list of scores that are too low', () => {
  it('is empty for a page with 0.95 and three times 1', () => {
    expect(tooLow([judge('/home', [result({ performance: 0.95 })])])).toEqual([]);
  });

  it('names the page and the limit', () => {
    expect(tooLow([judge('/forms', [result({ performance: 0.94, seo: 0.92 })])])).toEqual([
      '/forms: performance 0.94, at least 0.95',
      '/forms: seo 0.92, at least 1',
    ]);
  });

  it('contains a category without a score', () => {
    expect(tooLow([judge('/forms', [result({ seo: NaN })])])).toHaveLength(1);
  });
});
