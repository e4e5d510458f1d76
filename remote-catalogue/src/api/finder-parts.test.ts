import { describe, expect, it } from '@jest/globals';
import { searchWords } from '../model/ask/search-words';
import { articlesMark } from '../model/answer/search-index';
import { answerAt, askable } from '../testing/answer-at';
import { catalogueRows } from '../testing/catalogue-rows';
import { makeFinder } from './finder-parts';

const rows = catalogueRows();
const [first, second] = rows;
if (!first || !second) throw new Error('The catalogue of the tests has no articles.');

const words = { synonyms: { groups: [], lists: { notSold: [], foreign: [] } }, makers: ['Ansell'] };

describe('a finder of the release', () => {
  it('finds by the words of its own articles, and tells what a description only mentions', async () => {
    const own = rows.map((row) => (row === first ? ['quarry', 'washable', 'Quarry work'] : ['', '', '']));
    const finder = await makeFinder({ rows, index: { mark: articlesMark(rows), words: own }, ...words });
    const found = finder.find(searchWords('quarry'));
    expect(found).toMatchObject({ rows: [first], stated: 0 });
    expect(found.lineOf?.(first)).toBe('Quarry work');
    expect(finder.find(searchWords('washable'))).toMatchObject({ rows: [first], stated: 1 });
  });

  it('does not read the words of other articles', async () => {
    const index = {
      mark: articlesMark([first, second]),
      words: [
        ['quarry', '', ''],
        ['', '', ''],
      ],
    };
    const finder = await makeFinder({ rows: [second, first], index, ...words });
    expect(finder.find(searchWords('quarry')).rows).toEqual([]);
    expect(finder.find(searchWords(first.title)).rows[0]).toBe(first);
  });

  it('without an index is made of what the rows say', async () => {
    const finder = await makeFinder({ rows, index: undefined, ...words });
    expect(finder.find(searchWords(first.title)).rows).toContain(first);
  });

  it.each([
    ['lists its own articles for words beside the name of another maker', first.title, [first]],
    ['lists nothing for a number of another maker', '11-840', []],
  ])('%s, and leads to what is equal or better', async (_, text, expected) => {
    const finder = await makeFinder({ rows, index: undefined, ...words });
    const { rows: listed, notes } = answerAt(askable(rows, finder), `/products/Ansell ${text}`);
    expect(listed.slice(0, 1)).toEqual(expected);
    expect(notes).toContainEqual({
      text: 'We do not sell Ansell.',
      links: [{ label: 'Find an equal or better article', address: '/alternatives' }],
    });
  });
});
