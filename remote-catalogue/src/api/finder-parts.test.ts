import { describe, expect, it } from '@jest/globals';
import { rowTexts } from '../model/finding/search-fields';
import { articlesMark, buildSearchIndex } from '../model/finding/search-index';
import { catalogueRows } from '../testing/catalogue-rows';
import { makeFinder } from './finder-parts';

const rows = catalogueRows();
const [first, second] = rows;
if (!first || !second) throw new Error('The catalogue of the tests has no articles.');

describe('a finder of the release', () => {
  it('reads the index of its own articles', async () => {
    const index = buildSearchIndex(articlesMark(rows), rows.map(rowTexts));
    const finder = await makeFinder({ rows, index, synonyms: [] });
    expect(finder.find(first.title).rows).toContain(first);
  });

  it('does not read the index of other articles', async () => {
    const turned = [second, first];
    const index = buildSearchIndex(articlesMark([first, second]), [first, second].map(rowTexts));
    const finder = await makeFinder({ rows: turned, index, synonyms: [] });
    expect(finder.find(first.title).rows[0]).toBe(first);
  });

  it('without an index is made of what the rows say', async () => {
    const finder = await makeFinder({ rows, index: undefined, synonyms: [] });
    expect(finder.find(first.title).rows).toContain(first);
  });
});
