import { describe, expect, it } from '@jest/globals';
import { publishArticles } from '../publish-articles';
import { testArticles } from '../../src/testing/test-catalogue';
import type { Product } from '../../articles/product';
import { drawingText, sheetLines } from './sheet-lines';

const articles = publishArticles(testArticles(), new Map(), { emitAsset: () => '/assets/a.svg' });

function linesOf(articleNo: string) {
  const article = articles.find((each) => each.articleNo === articleNo);
  if (!article) throw new Error(`no article ${articleNo}`);
  return sheetLines(article);
}

describe('a data sheet', () => {
  it('says of a glove all that its page says', () => {
    const { data, uses, construction, markings, summary, isSample } = linesOf('XP301');
    expect(uses.heading).toBe('Intended uses');
    expect(data.facts[0]?.name).toBe('Sizes');
    expect(data.facts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Kind', 'Colours', 'PPE category', 'Per carton', 'Care']),
    );
    expect(data.facts.map(({ name }) => name)).not.toContain('Article number');
    expect(construction.facts.length).toBeGreaterThan(1);
    expect(summary.startsWith(markings[0]?.heading ?? '-')).toBe(true);
    expect(isSample).toBe(true);
  });

  it('gives each position of a marking with what the level asks for and its limits', () => {
    const [marking] = linesOf('XP301').markings;
    expect(marking?.places).toHaveLength(6);
    expect(marking?.places[0]).toMatchObject({
      name: 'Abrasion',
      result: expect.stringMatching(/^level \d of 4$/),
      threshold: expect.stringMatching(/^≥.*cycles$/),
    });
    expect(marking?.notes).toContain('Puncture: Does not cover needles.');
  });

  it('of an article with the least data has neither empty rows nor a notice', () => {
    const article: Product = {
      articleNo: '10-02',
      type: 'Hospital Wear Garments',
      title: 'Gown',
      image: '',
      description: ['Visits'],
    };
    const lines = sheetLines(article);
    expect(lines).toMatchObject({ summary: '', isSample: false, markings: [], data: { facts: [] } });
    expect(JSON.stringify(lines)).not.toMatch(/undefined|null|NaN/);
    expect(drawingText(article, 'front')).toBe('Drawing of 10-02 Gown, seen from the front');
  });
});
