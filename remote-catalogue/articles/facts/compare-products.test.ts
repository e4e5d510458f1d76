import { describe, expect, it } from '@jest/globals';
import { testArticles } from '../../src/testing/test-catalogue';
import type { Product } from '../product';
import type { Ratings } from '../ratings';
import { compareProducts } from './compare-products';
import { cellText, differencesIn, type FactGroup } from './matrix';

const articles: readonly Product[] = testArticles();
const numbered = (...numbers: readonly string[]): readonly Product[] =>
  numbers.map((number) => {
    const found = articles.find(({ articleNo }) => articleNo === number);
    if (!found) throw new Error(`there is no article ${number}`);
    return found;
  });

const glove = (articleNo: string, ratings: Ratings): Product => ({
  articleNo,
  type: 'Industrial Gloves Leather',
  title: articleNo,
  image: '',
  description: [],
  ext: {
    dataStatus: 'sample',
    kind: 'Glove',
    materials: [],
    sizes: { system: 'glove', values: ['9'] },
    colours: [],
    ratings,
  },
});
const en388 = (code: string, edition = '2016+A1:2018'): Ratings => ({ en388: { edition, code } });

const rowNamed = (groups: readonly FactGroup[], name: string) => {
  const row = groups.flatMap(({ facts }) => facts).find((each) => each.name === name);
  if (!row) throw new Error(`there is no row ${name}`);
  return row;
};
const textsOf = (groups: readonly FactGroup[], name: string) => rowNamed(groups, name).cells.map(cellText);
const bestOf = (groups: readonly FactGroup[], name: string) =>
  rowNamed(groups, name).cells.map((cell) => cell.kind === 'level' && cell.isMarked);

describe('a comparison', () => {
  it('has the groups of the page in their order, and each name once', () => {
    const { groups } = compareProducts(numbered('XP301', 'KC401', 'JV801'));
    expect(groups.map(({ name }) => name)).toEqual(['Protection', 'Construction', 'Data']);
    const names = groups.flatMap(({ name, facts }) => [
      name,
      ...facts.map((row) => `${row.standard ?? ''} ${row.name}`.trim()),
    ]);
    expect(names).toEqual([...new Set(names)]);
  });

  it('describes each place of a marking in short', () => {
    const { groups } = compareProducts([glove('A', en388('4X43DP')), glove('B', en388('01X2A'))]);
    expect(textsOf(groups, 'EN 388 marking')).toEqual(['4X43DP', '01X2A']);
    expect(textsOf(groups, 'Abrasion')).toEqual(['4 4 of 4', '0 below level 1']);
    expect(textsOf(groups, 'Cut (coup)')).toEqual(['X not tested', '1 1 of 5']);
    expect(textsOf(groups, 'Cut (ISO)')).toEqual(['D D of A–F', 'A A of A–F']);
    expect(textsOf(groups, 'Impact')).toEqual(['P passed', 'not stated']);
  });

  it('marks a level as the best only next to a lower one of the same test', () => {
    const { groups } = compareProducts([
      glove('A', en388('4X43DP')),
      glove('B', en388('4132X')),
      glove('C', en388('33430')),
    ]);
    expect(bestOf(groups, 'Abrasion')).toEqual([true, true, false]);
    expect(bestOf(groups, 'Cut (coup)')).toEqual([false, false, true]);
    expect(bestOf(groups, 'Cut (ISO)')).toEqual([false, false, false]);
    expect(bestOf(groups, 'Impact')).toEqual([false, false, false]);
  });

  it('marks no level as the best across editions, and no welding type', () => {
    const { groups: editions } = compareProducts([
      glove('A', en388('4X43D')),
      glove('B', en388('2X43D', '2023')),
    ]);
    expect(bestOf(editions, 'Abrasion')).toEqual([false, false]);
    const { groups: types } = compareProducts([
      glove('A', { en12477: { edition: '', code: 'A' } }),
      glove('B', { en12477: { edition: '', code: 'B' } }),
    ]);
    expect(bestOf(types, 'EN 12477 type')).toEqual([false, false]);
  });

  it('distinguishes what does not apply from what is not stated', () => {
    const { groups } = compareProducts(numbered('QM101', 'JV801', 'UN701'));
    expect(textsOf(groups, 'Abrasion').slice(1)).toEqual(['does not apply', 'does not apply']);
    expect(textsOf(groups, 'EN ISO 20471 class')).toEqual(['does not apply', '2 2 of 3', 'not stated']);
    expect(textsOf(groups, 'Cuff')).toEqual(['Hook-and-loop', 'does not apply', 'does not apply']);
    expect(textsOf(groups, 'Shell')[0]).toBe('does not apply');
  });

  it('leaves out what no article states', () => {
    const { groups } = compareProducts([glove('A', {}), glove('B', {})]);
    const names = groups.flatMap(({ facts }) => facts.map(({ name }) => name));
    expect(names).toEqual(['Type', 'Kind', 'Sizes']);
  });

  it('marks exactly the rows in which the articles differ', () => {
    const { groups } = compareProducts([glove('A', en388('4X43D')), glove('B', en388('3X43D'))]);
    expect(differencesIn(groups).flatMap(({ facts }) => facts.map(({ name }) => name))).toEqual([
      'EN 388 marking',
      'Abrasion',
    ]);
    expect(differencesIn(compareProducts(numbered('QM101')).groups)).toEqual([]);
  });

  it('shows each property of at least one article of the catalogue', () => {
    const names = [
      'Type',
      'Kind',
      'Palm',
      'Back',
      'Shell',
      'Lining',
      'Tape',
      'Coating',
      'Cuff',
      'Closure',
      'Gauge',
      'Length',
      'Properties',
      'Colours',
      'PPE category',
      'Sizes',
      'Care',
      'Washes',
      'Per bag',
      'Per carton',
    ];
    const { groups } = compareProducts(articles);
    const isShown = (name: string) => textsOf(groups, name).some((text) => text !== 'does not apply');
    expect(names.filter(isShown)).toEqual(names);
  });
});
