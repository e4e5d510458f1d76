/** @jest-environment node */
import { beforeAll, expect, it } from '@jest/globals';
import { checkCatalogue } from '../../data/check/check-catalogue';
import { problemLine } from '../../data/check/problem';
import type { SourceText } from '../../data/source-files';
import { generateCatalogue } from './generate-catalogue';

let thousand: readonly SourceText[];
beforeAll(() => {
  thousand = generateCatalogue({ count: 1000, seed: 1 });
});

const numbersOf = (text: string) => JSON.parse(text) as readonly { readonly articleNo: string }[];

it('generates a thousand articles that keep the rules', () => {
  const { articles, problems } = checkCatalogue(thousand);
  expect(problems.map(problemLine)).toEqual([]);
  expect(articles).toHaveLength(1000);
});

it('writes equal bytes twice, without a line of another system', () => {
  expect(generateCatalogue({ count: 1000, seed: 1 })).toEqual(thousand);
  expect(thousand.some(({ text }) => text.includes('\r'))).toBe(false);
});

it('leaves an article as it is when others are added', () => {
  const few = generateCatalogue({ count: 16, seed: 1 });
  few.forEach(({ text }, file) => {
    expect(numbersOf(text)).toEqual(numbersOf(thousand[file]?.text ?? '').slice(0, 2));
  });
});

it('makes other articles of another seed', () => {
  expect(generateCatalogue({ count: 16, seed: 2 })).not.toEqual(generateCatalogue({ count: 16, seed: 1 }));
});
