import { describe, expect, it } from '@jest/globals';
import { fakeSite } from 'shared-types/testing/fake-site';
import { describeArticle } from '../src/describers/article';
import { cardOf } from '../articles/card-of';
import { compareProducts } from '../articles/facts/compare-products';
import { fromColumns, toColumns } from '../articles/list-columns';
import { rowOf } from '../articles/product-row';
import { productTypes } from '../articles/product-types';
import { explainMarkings } from '../articles/standards/explain-markings';
import { shownArticle } from '../articles/facts/shown-article';
import { printedArticle } from './print/printed-article';
import { publishArticles } from './publish-articles';
import { readCatalogue } from './read-catalogue';

/** Two articles of each type with what the specification's product has, and nothing else. */
const written = productTypes.flatMap((type, index) =>
  [0, 1].map((each) => ({
    articleNo: `10-0${index}.${each}0`,
    type,
    title: `${type} ${each}`,
    description: ['General work'],
  })),
);
const { articles: sources } = readCatalogue({
  articles: [{ name: 'minimal.json', text: JSON.stringify(written) }],
  settings: undefined,
});
const products = publishArticles(
  sources,
  { photos: new Map(), documents: new Map() },
  { emitAsset: () => '/assets/a.svg' },
);

describe('articles with only number, type, title and description', () => {
  it('get a drawing, and claim no protection', () => {
    for (const { image, articleNo, ext } of products) {
      expect(image).toBe(`${articleNo}.svg`);
      expect(Object.keys(ext ?? {}).toSorted()).toEqual(['documents', 'drawings', 'similar']);
      expect(ext?.documents).toEqual([]);
      expect(ext?.similar?.map(({ reason }) => reason)).toEqual(['']);
    }
  });

  it('have pages, cards, comparisons, catalogues and structured data without undefined values', () => {
    const rows = fromColumns(toColumns(products.map(rowOf)));
    expect(
      rows.map((row) => cardOf(row)).map(({ articleNo, sizes, en388 }) => [articleNo, sizes, en388]),
    ).toEqual(products.map(({ articleNo }) => [articleNo, undefined, undefined]));
    for (const product of products) {
      const shown = shownArticle(product, explainMarkings(product.ext?.ratings));
      expect(shown.facts).toEqual([]);
      expect(shown.construction).toEqual([]);
      expect(shown.views.flatMap(({ callouts }) => callouts)).toEqual([]);
      expect('sizes' in shown).toBe(false);
      const data = describeArticle({ kind: 'found', ...shown, similar: [], knownVersions: [] }, fakeSite);
      const lines = printedArticle(product);
      const told = JSON.stringify([shown, data, lines, compareProducts([product])]);
      expect(told).not.toMatch(/undefined|null|NaN|"material"|"color"|"size"|Sample data/);
    }
    expect(compareProducts(products).groups.map(({ name }) => name)).toEqual(['Construction']);
  });

  it('have their markings in the structured data even without sizes', () => {
    const [first] = products;
    if (!first) throw new Error('there are no products');
    const ratings = { en388: { edition: '2016+A1:2018', code: '3122X' } };
    const product = { ...first, ext: { ...first.ext, ratings, colours: [{ name: 'Red', hex: '#b23a2c' }] } };
    const shown = shownArticle(product, explainMarkings(ratings));
    const data = describeArticle({ kind: 'found', ...shown, similar: [], knownVersions: [] }, fakeSite);
    expect(JSON.stringify(data)).toContain('"name":"EN 388 Tear","value":"2 of 4"');
    expect(JSON.stringify(data)).toContain('"color":"Red"');
  });
});
