import { expect, it } from '@jest/globals';
import { sourceFiles } from '../source-files';
import { printArticles } from './print-articles';

const printed = (articles: readonly unknown[]): string => [...printArticles(articles)].join('');

it.each(sourceFiles)('prints $name as it is', ({ text }) => {
  expect(printed(JSON.parse(text) as readonly unknown[])).toBe(text);
});

it('prints thousands of articles as one array', () => {
  const articles = Array.from({ length: 2001 }, (_, place) => ({ place }));
  expect(JSON.parse(printed(articles))).toEqual(articles);
  expect(JSON.parse(printed([]))).toEqual([]);
});
