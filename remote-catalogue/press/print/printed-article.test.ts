import { describe, expect, it } from '@jest/globals';
import { publishArticles } from '../publish-articles';
import { testArticles } from '../../src/testing/test-catalogue';
import type { Product } from '../../articles/product';
import { printedArticle, printedDrawing } from './printed-article';

const sources = testArticles();
const articles = publishArticles(
  sources,
  { photos: new Map(), documents: new Map() },
  { emitAsset: () => '/assets/a.svg' },
);

function find(articleNo: string): Product {
  const article = articles.find((each) => each.articleNo === articleNo);
  if (!article) throw new Error(`no article ${articleNo}`);
  return article;
}

describe('an article on paper', () => {
  it('says of a glove all that its page says', () => {
    const { facts, trade, uses, construction } = printedArticle(find('XP301'));
    expect(uses.heading).toBe('Intended uses');
    expect(facts[0]?.name).toBe('Sizes');
    expect([...facts, ...trade].map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Kind', 'Colours', 'PPE category', 'Per carton', 'Care']),
    );
    expect(construction.length).toBeGreaterThan(1);
  });

  it('gives each position of a marking with what the level asks for and its limits', () => {
    const [marking] = printedArticle(find('XP301')).markings;
    expect(marking?.rows).toHaveLength(6);
    expect(marking?.rows[0]).toMatchObject({
      name: 'Abrasion',
      result: expect.stringMatching(/^level \d of 4$/),
      threshold: expect.stringMatching(/^≥.*cycles$/),
    });
    expect(marking?.rows).toContainEqual(
      expect.objectContaining({ name: 'Puncture', limit: 'Does not cover needles.' }),
    );
  });

  it('of an article with the least data has no empty rows', () => {
    const article: Product = {
      articleNo: '10-02',
      type: 'Hospital Wear Garments',
      title: 'Gown',
      image: '',
      description: ['Visits'],
    };
    const printed = printedArticle(article);
    expect(printed).toMatchObject({ markings: [], facts: [], trade: [], construction: [] });
    expect(JSON.stringify(printed)).not.toMatch(/undefined|null|NaN/);
    const source = sources.find(({ articleNo }) => articleNo === 'EH901');
    expect(source && printedDrawing(article, source.ext.art, 'front').alt).toBe(
      'Drawing of 10-02 Gown, seen from the front',
    );
  });
});
