import { describe, expect, it } from '@jest/globals';
import { readText } from '../ask/read-text';
import { searchOffers } from './search-offers';

const glove = { articleNo: 'LG505', title: '', type: 'Mechanics Gloves General' } as const;
const garment = { articleNo: 'FR601', title: '', type: 'Fire Resistant Garments' } as const;

const linksOf = (text: string, rows: readonly (typeof glove | typeof garment)[]) =>
  searchOffers(text, rows, { ...readText(text), where: [] }).flatMap(({ links = [] }) => links);

describe('the offers of a search', () => {
  it.each(['4X43D', '413X4X'])('lead from the marking %s to gloves, where there are some', (marking) => {
    expect(linksOf(marking, [garment, glove])).not.toEqual([]);
    expect(linksOf(marking, [garment])).toEqual([]);
  });

  it.each([
    ['EN388:2003 4543', '4543'],
    ['4×43DP', '4X43DP'],
    ['which gloves are better than lg505', 'lg505'],
    ['alternatives to 4544', '4544'],
  ])('lead from %s to what replaces it', (text, code) => {
    const label = expect.stringContaining(`than ${code},`);
    expect(linksOf(text, [glove])).toContainEqual({ label, address: `/alternatives/${code}` });
  });

  it.each([
    ['cut D or impact gloves', 'cut D', 'impact gloves'],
    ['EN 407 or EN 12477', 'EN 407', 'EN 12477'],
    ['EN 388 4X43D or EN 407 X2XXXX', 'EN 388 4X43D', 'EN 407 X2XXXX'],
  ])('lead from %s, which no list has as alternatives, to each side', (text, ...sides) => {
    expect(linksOf(text, [glove]).map(({ label }) => label)).toEqual(expect.arrayContaining(sides));
  });

  it.each(['cut D or E', 'size 8 or size 9', 'leather or nitrile', 'cut C or better', '4X43D or 4X44F'])(
    'have nothing to say of “or” in %s',
    (text) => {
      expect(searchOffers(text, [garment], readText(text))).toEqual([]);
    },
  );

  it('take no edition for a marking', () => {
    expect(linksOf('EN 388:2003', [glove])).toEqual([]);
  });
});
