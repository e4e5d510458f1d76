/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { readArticles } from './read-articles';
import { sourceFiles } from './source-files';

describe('readArticles', () => {
  it('accepts the articles of the catalogue', () => {
    expect(readArticles(sourceFiles).length).toBeGreaterThanOrEqual(48);
  });

  it('throws the mistakes of all files at once, each with its place', () => {
    const read = () =>
      readArticles([
        { name: 'a.json', text: '1' },
        { name: 'b.json', text: '[\n {}]' },
      ]);
    expect(read).toThrow(/a\.json:1:1: must be an array[^]*b\.json:2:2 article 1 articleNo: is missing/);
  });
});
