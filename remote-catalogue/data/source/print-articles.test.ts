import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { testFolder } from '../../src/testing/test-catalogue';
import { readCatalogueFiles, settingsFile } from '../source-files';
import { printArticles, printJson } from './print-articles';

const printed = (articles: readonly unknown[]): string => [...printArticles(articles)].join('');

it.each(readCatalogueFiles(testFolder).articles)('prints $name as it is', ({ text }) => {
  expect(printed(JSON.parse(text) as readonly unknown[])).toBe(text);
});

it('prints the settings of a catalogue as they are', () => {
  const text = readFileSync(path.join(testFolder, settingsFile), 'utf8');
  expect(printJson(JSON.parse(text))).toBe(text);
});

it('prints thousands of articles as one array', () => {
  const articles = Array.from({ length: 2001 }, (_, place) => ({ place }));
  expect(JSON.parse(printed(articles))).toEqual(articles);
  expect(JSON.parse(printed([]))).toEqual([]);
});
