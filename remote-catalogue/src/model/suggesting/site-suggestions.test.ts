import { describe, expect, it } from '@jest/globals';
import { catalogueRows } from '../../testing/catalogue-rows';
import { siteSuggestions } from './site-suggestions';

const rows = catalogueRows();
const [first] = rows;
const shown = (row: (typeof rows)[number]) => ({ row, marking: undefined });

/** Titles of the suggestions, by group. */
function suggested(text: string, { most = 8, all = rows } = {}) {
  const groups = siteSuggestions(all, () => all.map(shown))(text, most);
  return Object.fromEntries(
    groups.map(({ title, suggestions }) => [title, suggestions.map((suggestion) => suggestion.title)]),
  );
}

describe('suggestions of the catalogue', () => {
  it('are articles, categories and standards, as many as are asked for', () => {
    const groups = siteSuggestions(rows, () => rows.map(shown))('leather', 8);
    expect(groups.map(({ title }) => title)).toEqual(['Articles', 'Categories']);
    expect(groups.flatMap(({ suggestions }) => suggestions)).toHaveLength(8);
  });

  it('name an article by its number, its title and its marking', () => {
    const [articles] = siteSuggestions(rows, () => rows.map(shown))('anything', 1);
    expect(articles?.suggestions).toEqual([
      {
        path: `/product-details/${first?.articleNo}`,
        number: first?.articleNo,
        title: first?.title,
        note: `EN 388 ${first?.card?.en388}`,
      },
    ]);
  });

  it('name the marking of a standard that the text is about', () => {
    const welding = rows.filter(({ facts }) => facts?.codes.en12477 !== undefined);
    const [articles] = siteSuggestions(rows, () => welding.map(shown))('weld', 1);
    expect(articles?.suggestions[0]?.note).toMatch(/^EN 12477 /);
  });

  it('name categories by the beginnings of their words, with the number of their articles', () => {
    const [, categories] = siteSuggestions(rows, () => rows.map(shown))('fire res', 8);
    expect(categories?.suggestions).toEqual([
      { path: '/products/fire-resistant-garments', title: 'FR Garments', note: '15 articles' },
    ]);
  });

  it.each(['non fire', 'non fr', 'no fire'])('name garments without fire resistance for %j alone', (text) => {
    expect(suggested(text)['Categories']).toEqual(['Non FR Garments']);
  });

  it.each([
    ['EN 388', 'EN 388, mechanical'],
    ['en388', 'EN 388, mechanical'],
    ['388', 'EN 388, mechanical'],
    ['ISO 20471', 'EN ISO 20471, visibility'],
    ['20471', 'EN ISO 20471, visibility'],
    ['cold', 'EN 511, cold'],
  ])('name the standard that %j means', (text, title) => {
    expect(suggested(text)['Standards']).toEqual([title]);
  });

  it.each([
    ['weld', ['EN 12477, welding', 'EN ISO 11611, welding']],
    ['cut', ['EN 388, mechanical', 'ANSI/ISEA 105, ANSI cut']],
  ])('name the standards that %j is about', (text, titles) => {
    expect(suggested(text)['Standards']).toEqual(titles);
  });

  it.each(['c', '3', 'glove 9', '12'])('name no standard for %j', (text) => {
    expect(suggested(text)['Standards']).toBeUndefined();
  });

  it.each([
    ['size chart', ['Glove sizes', 'Garment sizes']],
    ['size', ['Glove sizes', 'Garment sizes']],
    ['hand size', ['Glove sizes']],
    ['sizing chart', ['Glove sizes', 'Garment sizes']],
    ['which size fits', ['Glove sizes', 'Garment sizes']],
    ['how do I measure my hand', ['Glove sizes']],
    ['glove size guide', ['Glove sizes']],
    ['chest measurement', ['Garment sizes']],
    ['size 9', undefined],
    ['fit', undefined],
    ['gloves', undefined],
  ])('name for %j the guides %j', (text, titles) => {
    expect(suggested(text)['Pages']).toEqual(titles);
  });

  it('leave out categories and standards without articles', () => {
    const gloves = rows.filter(({ type }) => type === first?.type);
    expect(suggested('garments', { all: gloves })['Categories']).toBeUndefined();
    expect(suggested('20471', { all: gloves })['Standards']).toBeUndefined();
    expect(suggested('size chart', { all: gloves })['Pages']).toEqual(['Glove sizes']);
  });
});
