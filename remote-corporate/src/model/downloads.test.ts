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

const category = {
  slug: entry.id,
  path: `/products/${entry.id}`,
  label: 'Cotton',
  group: 'Gloves',
  count: 30,
  drawing: '/assets/2.svg',
};

describe('the offered catalogues', () => {
  it('have a readable size, edition and language, and a file name', () => {
    const { categories } = downloadsFrom([entry], [category]);
    expect(categories).toEqual([
      {
        id: entry.id,
        title: 'Cotton',
        url: '/assets/1.pdf',
        fileName: 'cotton-november-2026.pdf',
        size: '226 KB',
        pages: 19,
        articles: 30,
        language: 'English',
        edition: 'November 2026',
        drawing: '/assets/2.svg',
      },
    ]);
  });

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
