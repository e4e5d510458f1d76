import { describe, expect, it } from '@jest/globals';
import { findArticle, rowsContaining, rowsOfTypes } from './find-rows';
import type { ProductType } from '../../../articles/product-types';

const row = (articleNo: string, title: string, type: ProductType = 'Industrial Gloves Cotton') => ({
  articleNo,
  title,
  type,
});
const rows = [
  row('KC401', 'Cotton knit'),
  row('XP301', 'Impact glove', 'Mechanics Gloves Impact Protection'),
  row('UN701', 'Trousers', 'Non Fire Resistants Garments'),
];

describe('rowsContaining', () => {
  it('searches number, title and type, whatever the case', () => {
    expect(rowsContaining(rows, 'cotton')).toEqual([rows[0]]);
    expect(rowsContaining(rows, 'xp3')).toEqual([rows[1]]);
    expect(rowsContaining(rows, 'RESISTANTS')).toEqual([rows[2]]);
  });

  it('finds all rows for an empty text', () => {
    expect(rowsContaining(rows, '')).toEqual(rows);
  });

  it('does not trim and does not split: a text with two spaces is that text', () => {
    expect(rowsContaining(rows, 'Cotton  knit')).toEqual([]);
  });
});

describe('rowsOfTypes', () => {
  it('drops other types, whatever the service answered', () => {
    expect(rowsOfTypes(rows, ['Fire Resistant Garments'])).toEqual([]);
  });
});

describe('findArticle', () => {
  it('prefers the same spelling to another case', () => {
    const spelled = [row('ab1', 'lower'), row('AB1', 'upper')];
    expect(findArticle(spelled, 'AB1')?.title).toBe('upper');
    expect(findArticle(spelled, 'Ab1')?.title).toBe('lower');
    expect(findArticle(spelled, '')).toBeUndefined();
  });
});
