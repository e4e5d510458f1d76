import { beforeAll, expect, it } from '@jest/globals';
import { checkCatalogue } from '../../data/check/check-catalogue';
import { problemLine } from '../../data/check/problem';
import { printArticles } from '../../data/source/print-articles';
import type { SourceText } from '../../data/source-files';
import { generateCatalogue } from './generate-catalogue';

let thousand: readonly SourceText[];
beforeAll(() => {
  thousand = generateCatalogue({ count: 1000, seed: 1 });
});

const numbersOf = (text: string) => JSON.parse(text) as readonly { readonly articleNo: string }[];

it('generates a thousand valid articles', () => {
  const { articles, problems } = checkCatalogue(thousand);
  expect(problems.map(problemLine)).toEqual([]);
  expect(articles).toHaveLength(1000);
});

it('writes the same bytes twice, with the same line ends on every system', () => {
  expect(generateCatalogue({ count: 1000, seed: 1 })).toEqual(thousand);
  expect(thousand.some(({ text }) => text.includes('\r'))).toBe(false);
});

it('writes files as an import writes them', () => {
  for (const { text } of generateCatalogue({ count: 16, seed: 7 }))
    expect([...printArticles(numbersOf(text))].join('')).toBe(text);
});

it('does not change an article when others are added', () => {
  const few = generateCatalogue({ count: 16, seed: 1 });
  few.forEach(({ text }, file) => {
    expect(numbersOf(text)).toEqual(numbersOf(thousand[file]?.text ?? '').slice(0, 2));
  });
});

it('generates other articles for another seed', () => {
  expect(generateCatalogue({ count: 16, seed: 2 })).not.toEqual(generateCatalogue({ count: 16, seed: 1 }));
});
