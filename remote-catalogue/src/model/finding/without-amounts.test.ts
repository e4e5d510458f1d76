import { describe, expect, it } from '@jest/globals';
import { withoutAmounts } from './without-amounts';

describe('how much is wanted', () => {
  it.each([
    ['box of 100 gloves', 'gloves'],
    ['a pack of 12 nitrile gloves', 'nitrile gloves'],
    ['nitrile gloves pack', 'nitrile gloves'],
    ['12 pairs PU gloves', 'PU gloves'],
    ['Cartons of vests', 'vests'],
    ['200 pcs aprons', 'aprons'],
    ['cut resistant gloves 4 packs', 'cut resistant gloves'],
    ['5 boxes of vests', 'vests'],
  ])('is left out of “%s”', (text, rest) => {
    expect(withoutAmounts(text)).toBe(rest);
  });

  it.each([
    'carton',
    '12 pairs',
    'box handling gloves',
    'case hardening',
    'packing gloves',
    'bag of',
    'gloves size 9 pair',
    'EN 388 pairs',
    '10-02200 pairs',
  ])('is not seen in “%s”', (text) => {
    expect(withoutAmounts(text)).toBe(text);
  });
});
