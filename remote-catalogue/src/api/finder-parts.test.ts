import { describe, expect, it } from '@jest/globals';
import { searchWords } from '../model/ask/search-words';
import { articlesMark } from '../model/answer/search-index';
import { catalogueRows } from '../testing/catalogue-rows';
import { makeFinder } from './finder-parts';

const rows = catalogueRows();
const [first, second] = rows;
if (!first || !second) throw new Error('The catalogue of the tests has no articles.');

describe('a finder of the release', () => {
  it('finds by the words of its own articles', async () => {
    const index = { mark: articlesMark(rows), words: rows.map((_, place) => (place === 0 ? 'quarry' : '')) };
    const finder = await makeFinder({ rows, index, synonyms: [] });
    expect(finder.find(searchWords('quarry')).rows).toEqual([first]);
  });

  it('does not read the words of other articles', async () => {
    const index = { mark: articlesMark([first, second]), words: ['quarry', ''] };
    const finder = await makeFinder({ rows: [second, first], index, synonyms: [] });
    expect(finder.find(searchWords('quarry')).rows).toEqual([]);
    expect(finder.find(searchWords(first.title)).rows[0]).toBe(first);
  });

  it('without an index is made of what the rows say', async () => {
    const finder = await makeFinder({ rows, index: undefined, synonyms: [] });
    expect(finder.find(searchWords(first.title)).rows).toContain(first);
  });
});
