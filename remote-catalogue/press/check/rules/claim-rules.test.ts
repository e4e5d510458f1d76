import { describe, expect, it } from '@jest/globals';
import { checkCatalogue } from '../check-catalogue';
import { testFiles } from '../../../src/testing/test-catalogue';

interface Article {
  readonly articleNo: string;
  readonly ext: { readonly ratings: object };
}

/** A flame-resistant garment for high visibility, which may bear every marking of garments. */
const garment = testFiles()
  .articles.flatMap(({ text }) => JSON.parse(text) as readonly Article[])
  .find(({ articleNo }) => articleNo === 'JV801');

/** Rules that a garment of a kind breaks with a marking, of the standard of the marking only. */
function rulesBroken(kind: string, standard: string, code: string): readonly string[] {
  if (!garment) throw new Error('JV801 is no article any more');
  const ratings = { ...garment.ext.ratings, [standard]: { edition: editions[standard], code } };
  const article = { ...garment, ext: { ...garment.ext, kind, ratings } };
  return checkCatalogue([{ name: 'garment.json', text: JSON.stringify([article]) }])
    .problems.filter(({ field }) => field.includes(standard))
    .map(({ rule }) => rule);
}

const editions: Readonly<Record<string, string>> = {
  iso20471: '2013+A1:2016',
  en13034: '2005+A1:2009',
};

describe('a marking for a full suit', () => {
  it.each([
    { kind: 'Jacket', standard: 'iso20471', code: '3', rules: [] },
    { kind: 'Vest', standard: 'iso20471', code: '3', rules: ['E20471-KIND'] },
    { kind: 'Trousers', standard: 'iso20471', code: '3', rules: ['E20471-KIND'] },
    { kind: 'Vest', standard: 'iso20471', code: '2', rules: [] },
    { kind: 'Coverall', standard: 'en13034', code: 'Type 6', rules: [] },
    { kind: 'Jacket', standard: 'en13034', code: 'Type 6', rules: ['E13034-KIND'] },
    { kind: 'Jacket', standard: 'en13034', code: 'Type PB[6]', rules: [] },
  ])('breaks $rules for $standard $code on: $kind', ({ kind, standard, code, rules }) => {
    expect(rulesBroken(kind, standard, code)).toEqual(rules);
  });
});
