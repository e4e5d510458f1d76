import { describe, expect, it } from '@jest/globals';
import { searchOffers } from './search-offers';

const glove = { articleNo: 'LG505', title: '', type: 'Mechanics Gloves General' } as const;
const garment = { articleNo: 'FR601', title: '', type: 'Fire Resistant Garments' } as const;

const labelsOf = (text: string, rows: readonly (typeof glove | typeof garment)[]) =>
  searchOffers(text, rows, false).flatMap(({ links = [] }) => links.map(({ label }) => label));

describe('the offers of a search', () => {
  it.each(['4X43D', '413X4X'])('lead from the marking %s to gloves, where there are some', (marking) => {
    expect(labelsOf(marking, [garment, glove])).not.toEqual([]);
    expect(labelsOf(marking, [garment])).toEqual([]);
  });

  it.each([
    ['EN388:2003 4543', /than 4543,/],
    ['4×43DP', /than 4X43DP,/],
    ['which gloves are better than lg505', /than lg505,/],
    ['alternatives to 4544', /than 4544,/],
  ])('lead from %s to what replaces it', (text, label) => {
    expect(labelsOf(text, [glove])).toEqual(expect.arrayContaining([expect.stringMatching(label)]));
  });

  it('take no edition for a marking', () => {
    expect(labelsOf('EN 388:2003', [glove])).toEqual([]);
  });
});
