import { describe, expect, it } from '@jest/globals';
import type { ProductRow } from '../../articles/product-row';
import type { Finder } from '../model/answer/finder';
import { articlesMark } from '../model/answer/search-index';
import { answerAt, askable } from '../testing/answer-at';
import { catalogueRows } from '../testing/catalogue-rows';
import { makeFinder } from './finder-parts';

const rows = catalogueRows();
const [first, second] = rows;
if (!first || !second) throw new Error('The catalogue of the tests has no articles.');

const published = {
  maker: 'Sample Works',
  article: 'Grip 11-840',
  marking: '4X43D',
  source: 'Data sheet 3',
  date: '2026-03-12',
};
const words = {
  synonyms: { groups: [], lists: { notSold: [], foreign: [] } },
  makers: { names: ['Ansell', published.maker], articles: [published] },
};

const numbersFor = (finder: Finder, text: string, all = rows) =>
  finder.find(finder.read(text), all).fits.map(({ article }) => article.row.articleNo);

describe('a finder of the release', () => {
  const pageOf = (articles: readonly ProductRow[]) => ({
    mark: articlesMark(articles),
    lines: [['use', 'Quarry work']],
    articles: articles.map((row) => (row === first ? [0] : [])),
  });

  it('finds by what the pages of its own articles state', async () => {
    const finder = await makeFinder({ rows, index: pageOf(rows), ...words });
    expect(numbersFor(finder, 'quarry')).toEqual([first.articleNo]);
  });

  it('does not read the pages of other articles', async () => {
    const own = [second, first];
    const finder = await makeFinder({ rows: own, index: pageOf([first, second]), ...words });
    expect(numbersFor(finder, 'quarry', own)).toEqual([]);
    expect(numbersFor(finder, first.title, own)[0]).toBe(first.articleNo);
  });

  it('without an index is made of what the rows state', async () => {
    const finder = await makeFinder({ rows, index: undefined, ...words });
    expect(numbersFor(finder, first.title)).toContain(first.articleNo);
  });

  it('lists nothing for another maker, and leads to what is equal or better', async () => {
    const finder = await makeFinder({ rows, index: undefined, ...words });
    const { rows: listed, evidence } = answerAt(askable(rows, finder), '/products/Ansell 11-840');
    expect(listed).toEqual([]);
    expect(evidence).toMatchObject({
      heading: 'We do not sell Ansell',
      way: { label: 'Find an equal or better article', path: '/alternatives' },
    });
  });

  it('leads to the answer for the marking that another maker publishes', async () => {
    const finder = await makeFinder({ rows, index: undefined, ...words });
    const { evidence } = answerAt(askable(rows, finder), '/products/grip 11 840');
    expect(evidence).toMatchObject({
      heading: 'We do not sell Sample Works',
      remarks: ['Sample Works publishes 4X43D for Grip 11-840.'],
      way: { path: '/alternatives/grip%2011%20840' },
    });
  });
});
