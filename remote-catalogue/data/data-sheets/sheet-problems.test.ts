import { describe, expect, it } from '@jest/globals';
import path from 'node:path';
import type { SourceArticle } from '../article-schema';
import { testArticles } from '../../src/testing/test-catalogue';
import { sheetProblems } from './sheet-problems';

const folder = path.join(__dirname, '../..');
const [article] = testArticles();
const problemsOf = (change: Partial<SourceArticle>) => {
  if (!article) throw new Error('there are no articles');
  const changed = { ...article, ...change };
  const file = { name: 'own.json', text: JSON.stringify([changed], undefined, 2) };
  return sheetProblems([file], [changed], folder);
};

describe('the data sheets of a catalogue', () => {
  it('have no problem with usual articles', () => {
    const usual = testArticles().filter((one) => !/[^ -\u024f]/.test(JSON.stringify(one)));
    expect(usual.length).toBeGreaterThan(20);
    expect(sheetProblems([], usual, folder)).toEqual([]);
  });

  it('name the letter that their typeface lacks, and where it stands', () => {
    expect(problemsOf({ description: ['For 0 °C and –5 °C, 10 µm', 'For 耐熱'] })).toEqual([
      expect.objectContaining({
        file: 'own.json',
        line: expect.any(Number),
        article: article?.articleNo,
        field: 'description.1',
        severity: 'warning',
        message: 'the typeface of the data sheet lacks “耐” (U+8010) and prints […]',
      }),
    ]);
    expect(problemsOf({ description: ['For 耐熱'] })[0]?.line).toBeGreaterThan(2);
  });

  it('say where texts need a second page', () => {
    const long = Array.from(
      { length: 60 },
      (_, index) => `${index} ${'a long text of an article '.repeat(5)}`,
    );
    expect(problemsOf({ alsoAvailableIn: long })).toEqual([
      expect.objectContaining({
        rule: 'W-SHEET-LENGTH',
        message: expect.stringMatching(/^the data sheet takes \d pages; shorten the texts/),
      }),
    ]);
  });
});
