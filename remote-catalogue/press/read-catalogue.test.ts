import { describe, expect, it } from '@jest/globals';
import { readCatalogue } from './read-catalogue';

describe('readCatalogue', () => {
  it('reports the errors of all files at once, each with its position', () => {
    const read = () =>
      readCatalogue({
        articles: [
          { name: 'a.json', text: '1' },
          { name: 'b.json', text: '[\n {}]' },
        ],
        settings: undefined,
      });
    expect(read).toThrow(/a\.json:1:1 must be an array[^]*b\.json:2:2 article 1 articleNo: is missing/);
  });
});
