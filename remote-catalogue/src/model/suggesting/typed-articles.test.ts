import { beforeAll, describe, expect, it } from '@jest/globals';
import { catalogueRows } from '../../testing/catalogue-rows';
import { openFinder, type Finder } from '../answer/finder';
import { answerAt, askable } from '../../testing/answer-at';
import type { ProductRow } from '../../../articles/product-row';
import { typedArticles, type TypedArticles } from './typed-articles';

const rows = catalogueRows();
const synonyms = [{ equal: ['winter', 'thermal'], also: [] }];

let finder: Finder;
let find: TypedArticles;

beforeAll(async () => {
  const pause = () => Promise.resolve();
  finder = await openFinder({ synonyms, rows, pause });
  find = await typedArticles(finder, pause);
});

const rowsFor = (text: string, most: number) => find(text, most).map(({ row }) => row);

const cutOf = ({ facts }: ProductRow) => facts?.codes.en388?.[4] ?? '';

describe('articles for a text that is being typed', () => {
  it('have the level and the word that is not complete', () => {
    const [row] = rows.filter((each) => cutOf(each) === 'B' && each.title.includes(' '));
    const word = row?.title.split(' ')[0] ?? '';
    const found = rowsFor(`cut B ${word.slice(0, -1)}`, Infinity);
    expect(found).toContain(row);
    expect(found.filter((each) => !/[B-F]/.test(cutOf(each)))).toEqual([]);
  });

  it.each(['cotton', 'YF601', 'cut B', 'hi vis vest XS', 'winter glove size 9', 'gaunlet'])(
    'are the first that the page of %j lists',
    (text) => {
      const page = answerAt(askable(rows, finder), `/products?q=${encodeURIComponent(text)}`);
      expect(rowsFor(text, 8)).toEqual(page.rows.slice(0, 8));
    },
  );

  it.each([
    ['EN 407', /^EN 407 /],
    ['EN ISO 11612', /^EN ISO 11612 /],
    ['cut D', /^EN 388 /],
  ])('say the marking that %j is about', (text, marking) => {
    for (const found of find(text, 3)) expect(found.marking).toMatch(marking);
  });

  it('say no marking where a text is about none', () => {
    expect(find('cotton', 3).map(({ marking }) => marking)).toEqual([undefined, undefined, undefined]);
  });

  it('are none where the page lists none, and for no text', () => {
    expect(find('zzzz', 8)).toEqual([]);
    expect(find('', 8)).toEqual([]);
  });
});
