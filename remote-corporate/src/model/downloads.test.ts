import { describe, expect, it } from '@jest/globals';
import { downloadsFrom, sizeText } from './downloads';

const entry = {
  id: 'industrial_gloves/cotton',
  kind: 'category',
  title: 'Cotton',
  url: '/assets/1.pdf',
  bytes: 226_065,
  pages: 19,
  articles: 30,
  language: 'en',
  sha256: 'ab',
  updated: '2026-11-20',
  publisher: 'Acme',
} as const;

describe('the offered catalogues', () => {
  it('list the full catalogue separately', () => {
    const { full, categories } = downloadsFrom([{ ...entry, id: 'full', kind: 'full' }, entry], undefined);
    expect([full?.id, full?.drawing]).toEqual(['full', '']);
    expect(categories).toHaveLength(1);
  });

  it('are none if no catalogue has articles', () => {
    for (const fact of [undefined, [], [{ ...entry, articles: 0 }]])
      expect(downloadsFrom(fact, undefined)).toEqual({ categories: [] });
  });

  it('have their size in kilobytes, or in megabytes from 1 MB', () => {
    expect([sizeText(499), sizeText(226_500), sizeText(1_528_012)]).toEqual(['0 KB', '227 KB', '1.5 MB']);
  });
});
