import { describe, expect, it } from '@jest/globals';
import type { MarkingForm } from './marking-form';
import { markingForms } from './marking-forms';
import { ratedStandards, type RatedStandard } from './standard-names';
import { placeText, standardTexts } from './standard-texts';
import { thresholdWords } from './threshold-words';

/** The words with common spaces. */
const words = (standard: RatedStandard, key: string, level: number) => {
  const text = placeText(standard, key);
  return text && thresholdWords(text, level).replace(/[\u00a0\u202f]/g, ' ');
};

describe('the texts', () => {
  it.each(ratedStandards)(
    'explain every place of each standard, with as many figures as it has levels: %s',
    (standard) => {
      const form: MarkingForm = markingForms[standard];
      expect(Object.keys(standardTexts[standard].places).sort()).toEqual(
        form.places.map(({ key }) => key).sort(),
      );
      for (const { key, levels = [] } of form.places) {
        const { thresholds = [], meanings } = placeText(standard, key) ?? {};
        const lengths = [...thresholds.map(({ values }) => values), ...(meanings ? [meanings] : [])];
        expect(lengths.map(({ length }) => length)).toEqual(lengths.map(() => levels.length));
        for (const { relation } of thresholds) expect(['≥', '>', '≤']).toContain(relation);
      }
    },
  );

  it.each([
    ['≥ 8 000 cycles', words('en388', 'abrasion', 4)],
    ['index ≥ 2.5', words('en388', 'coup', 2)],
    ['mean force ≤ 7 kN, each blow ≤ 9 kN', words('en388', 'impact', 1)],
    ['after-flame ≤ 15 s', words('en407', 'flame', 1)],
    ['after-flame ≤ 3 s, after-glow ≤ 25 s', words('en407', 'flame', 3)],
    ['> 0.025 m²K/W', words('en511', 'contactCold', 1)],
    ['≥ 20 000 cycles', words('ansi105', 'abrasion', 6)],
    ['fluorescent ≥ 0.5 m², reflective ≥ 0.13 m²', words('iso20471', 'class', 2)],
    ['At least 6 listed chemicals, breakthrough time over 30 min', words('en374', 'type', 3)],
    ['', words('iec61482', 'atpv', 9.4)],
  ])('give the threshold of a level: %s', (expected, given) => {
    expect(given).toBe(expected);
  });
});
