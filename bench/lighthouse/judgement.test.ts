import { describe, expect, it } from '@jest/globals';
import { judge, tooLow, type Audit } from './judgement.js';

const perfect = { performance: 1, accessibility: 1, 'best-practices': 1, seo: 1 };

const audit = (more: Partial<Audit>): Audit => ({
  scores: perfect,
  lcpMs: 900,
  tbtMs: 0,
  cls: 0,
  findings: [],
  ...more,
});

describe('a page', () => {
  it('is judged by the median of its rounds', () => {
    const rounds = [0.91, 0.99, 0.97].map((performance) => audit({ scores: { ...perfect, performance } }));
    expect(judge('/home', rounds).scores.performance).toBe(0.97);
  });

  it('lists the findings of all rounds, each once', () => {
    const rounds = [audit({ findings: ['a'] }), audit({ findings: ['a', 'b'] })];
    expect(judge('/home', rounds).findings).toEqual(['a', 'b']);
  });
});

describe('the list of scores that are too low', () => {
  it('is empty for a page with 0.95 and three times 1', () => {
    expect(tooLow([judge('/home', [audit({ scores: { ...perfect, performance: 0.95 } })])])).toEqual([]);
  });

  it('names the page and the limit', () => {
    const scores = { ...perfect, performance: 0.94, seo: 0.92 };
    expect(tooLow([judge('/forms', [audit({ scores })])])).toEqual([
      '/forms: performance 0.94, at least 0.95',
      '/forms: seo 0.92, at least 1',
    ]);
  });

  it('contains a category without a score', () => {
    expect(tooLow([judge('/forms', [audit({ scores: { ...perfect, seo: NaN } })])])).toHaveLength(1);
  });
});
