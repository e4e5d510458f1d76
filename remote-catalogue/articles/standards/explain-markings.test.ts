import { describe, expect, it } from '@jest/globals';
import type { RatedStandard, Ratings } from '../ratings';
import { explainMarkings } from './explain-markings';

/** The explanation of one marking. */
function explained(standard: RatedStandard, code: string) {
  const ratings: Ratings = { [standard]: { edition: '2016', code } };
  const [marking] = explainMarkings(ratings);
  if (!marking) throw new Error(`${standard} ${code} is not explained`);
  return marking;
}

const plainSpaces = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

describe('an explained marking', () => {
  it('of EN 388 has six places with words and thresholds', () => {
    const { name, slug, code, places } = explained('en388', '4X43FP');
    expect({ name, slug, code }).toEqual({ name: 'EN 388', slug: 'en-388', code: '4X43FP' });
    expect(
      places.map(({ printed, name: property, words, threshold }) => [
        printed,
        property,
        words,
        plainSpaces(threshold),
      ]),
    ).toEqual([
      ['4', 'Abrasion', 'level 4 of 4', '≥ 8 000 cycles'],
      ['X', 'Cut, circular blade', 'not tested', undefined],
      ['4', 'Tear', 'level 4 of 4', '≥ 75 N'],
      ['3', 'Puncture', 'level 3 of 4', '≥ 100 N'],
      ['F', 'Cut, straight blade (ISO 13997)', 'level F of A–F', '≥ 30 N'],
      ['P', 'Impact', 'passed', 'mean force ≤ 7 kN, each blow ≤ 9 kN'],
    ]);
  });

  it('of EN 388 says if the sixth place is missing or a level is not reached', () => {
    const { places } = explained('en388', '01X2A');
    expect(places.map(({ words }) => words)).toEqual([
      'below level 1',
      'level 1 of 5',
      'not tested',
      'level 2 of 4',
      'level A of A–F',
      'not stated',
    ]);
    expect(places[0]?.threshold).toBeUndefined();
  });

  it('says to use the letter if both cut tests were done', () => {
    expect(explained('en388', '4543D').limits).toHaveLength(1);
    expect(explained('en388', '4X43D').limits).toBeUndefined();
  });

  it('names the chemicals of its letters', () => {
    const { places, chemicals, unstated } = explained('en374', 'Type B JKL');
    expect(places.map(({ printed, words }) => [printed, words])).toEqual([
      ['Type B', 'the middle one of three'],
    ]);
    expect(chemicals).toEqual([
      { letter: 'J', name: 'n-Heptane' },
      { letter: 'K', name: 'Sodium hydroxide 40 %' },
      { letter: 'L', name: 'Sulphuric acid 96 %' },
    ]);
    expect(unstated).toBeUndefined();
  });

  it('of clothing shows what is stated, and lists what is not', () => {
    const { places, unstated } = explained('iso11612', 'A1 B1 F2');
    expect(places.map(({ printed, words }) => [printed, words])).toEqual([
      ['A1', 'passed'],
      ['B1', 'level 1 of 3'],
      ['F2', 'level 2 of 3'],
    ]);
    expect(unstated).toEqual([
      'Flame to the edge',
      'Radiant heat',
      'Molten aluminium',
      'Molten iron',
      'Water penetration',
    ]);
  });

  it('has no words for types without a rank, nor for a measured figure', () => {
    expect(explained('en12477', 'B').places[0]?.words).toBe('');
    expect(explained('iec61482', 'ELIM 9.5 cal/cm²').places[0]?.words).toBe('');
  });

  it('of a standard without levels is passed or absent', () => {
    expect(explained('en1149_5', '').places).toMatchObject([{ printed: '', words: 'passed' }]);
    expect(explainMarkings()).toEqual([]);
  });

  it.each([
    ['en12477', 'A', 'do not protect against electric shock'],
    ['en407', '413X4X', 'not safe working times'],
    ['iso20471', '2', 'worn closed'],
    ['en1149_5', '', 'earthed'],
  ] as const)('of %s %s states its limit: %s', (standard, code, limit) => {
    expect(explained(standard, code).limits?.join()).toContain(limit);
  });
});
