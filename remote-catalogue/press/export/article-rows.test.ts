import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { productTypes } from '../../articles/product-types';
import { ratedStandards } from '../../articles/standards/standard-names';
import { articleNoFault } from '../check/article-no-fault';
import { foreignLetter, unfitCharacter } from '../check/hidden-character';
import { composeArticle, type FieldValues } from '../import/compose-article';
import { articleRow } from './write-sheet';

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((each) => each.replace(/[|\ufffd\p{Cc}\p{Zl}\p{Zp}]/gu, 'x').trim())
  .filter((each) => unfitCharacter(each) === undefined)
  .filter((each) => each !== '' && !/^(yes|no|true|false|\d+([.,]\d+)?E[+-]\d+|nan|#.*)$/i.test(each));
const title = text.map((each) => each.replaceAll(':', 'x').trim());
const texts = fc.array(text, { minLength: 1, maxLength: 4 });
const amount = fc.integer({ min: 1, max: 9999 });
const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);
const optional = { requiredKeys: [] };

const material = fc.record(
  {
    part: fc.constantFrom('palm', 'shell'),
    name: text,
    percent: fc.double({ min: 1, max: 100, noNaN: true }),
    gsm: amount,
  },
  { requiredKeys: ['part', 'name'] },
);
const colour = fc.record({ name: text, hex, fluorescent: fc.boolean() }, { requiredKeys: ['name', 'hex'] });
const plainDecimal = (value: unknown) => !/e/.test(JSON.stringify(value).replace(/[a-z]{2,}/gi, ''));

/** Any values that the fields of an article can have, whether they make a good article or not. */
const values = fc
  .tuple(
    fc.record({
      articleNo: fc
        .stringMatching(/^[A-Za-z0-9][-._A-Z]?[A-Z0-9]{1,9}$/)
        .filter((each) => !articleNoFault(each)),
      type: fc.constantFrom(...productTypes),
      title: text,
      description: texts,
    }),
    fc.record(
      {
        image: text,
        dataStatus: fc.constantFrom('sample', 'declared'),
        kind: text,
        materials: fc.array(material, { minLength: 1, maxLength: 3 }).filter(plainDecimal),
        sizes: texts,
        colours: fc.array(colour, { minLength: 1, maxLength: 3 }),
        features: fc.array(fc.record({ title, description: text }), { minLength: 1, maxLength: 3 }),
        alsoAvailableIn: texts,
        lengthMm: amount,
        traits: texts,
        care: texts,
        'packing.inner': amount,
        'packing.unit': text,
        art: fc.dictionary(text, text),
        'ratings.en1149_5': fc.constant(''),
      },
      optional,
    ),
    fc.dictionary(
      fc.constantFrom(...ratedStandards).map((standard) => `ratings.${standard}`),
      text.filter((each) => foreignLetter(each) === undefined),
    ),
  )
  .map((parts): FieldValues => new Map(parts.flatMap((part) => Object.entries(part))));

const articleOf = (each: FieldValues): unknown => JSON.parse(JSON.stringify(composeArticle(each)));

describe('the row of an article', () => {
  it('is read back as the same article, whatever its texts', () => {
    fc.assert(fc.property(values, (each) => articleRow(articleOf(each)).length > 0));
  });

  it('is rejected if it would not be read back as the same article', () => {
    const lossy = articleOf(new Map([...(fc.sample(values, 1)[0] ?? []), ['care', []]]));
    expect(() => articleRow(lossy)).toThrow(/care: cannot stand in a sheet/);
  });
});
