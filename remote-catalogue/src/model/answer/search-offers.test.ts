import { describe, expect, it } from '@jest/globals';
import { searchOffers } from './search-offers';

const glove = { type: 'Mechanics Gloves General' } as const;
const garment = { type: 'Fire Resistant Garments' } as const;

const labelsOf = (text: string, rows: readonly (typeof glove | typeof garment)[]) =>
  searchOffers(text, { isFilter: false, rows }).map(({ label }) => label);

describe('the offers of a search', () => {
  it.each(['4X43D', '413X4X'])('lead from the marking %s to gloves, where there are some', (marking) => {
    expect(labelsOf(marking, [garment, glove])).not.toEqual([]);
    expect(labelsOf(marking, [garment])).toEqual([]);
  });

  it.each([
    ['EN388:2003 4543', /than 4543,/],
    ['4×43DP', /than 4X43DP,/],
  ])('lead from %s to what replaces it', (text, label) => {
    expect(labelsOf(text, [glove])).toEqual(expect.arrayContaining([expect.stringMatching(label)]));
  });

  it('take no edition for a marking', () => {
    expect(labelsOf('EN 388:2003', [glove])).toEqual([]);
  });
});
