import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { productTypes } from '../../articles/product-types';
import { ratedStandards } from '../../articles/standards/standard-names';
import { articleRow } from './write-sheet';

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((each) => each.replace(/[|\p{C}\p{Zl}\p{Zp}]/gu, 'x').trim())
  .filter((each) => each !== '' && each !== 'yes');
const title = text.map((each) => each.replaceAll(':', 'x').trim());
const texts = fc.array(text, { minLength: 1, maxLength: 4 });
const amount = fc.integer({ min: 1, max: 9999 });
const optional = { requiredKeys: [] };

const material = fc.record(
  { part: fc.constantFrom('palm', 'shell'), name: text, percent: fc.constantFrom(1, 33.3, 100), gsm: amount },
  { requiredKeys: ['part', 'name'] },
);
const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);
const colour = fc.record(
  { name: text, hex, fluorescent: fc.constant(true) },
  { requiredKeys: ['name', 'hex'] },
);
const rating = fc.record({ edition: text, code: fc.oneof(fc.constant(''), text) });
const listOf = <Value>(each: fc.Arbitrary<Value>) => fc.array(each, { minLength: 1, maxLength: 3 });
const notEmpty = (record: object) => Object.keys(record).length > 0;

const ext = fc
  .record(
    {
      dataStatus: fc.constantFrom('sample', 'declared'),
      kind: text,
      materials: listOf(material),
      sizes: texts.map((values) => ({ system: 'glove', values })),
      colours: listOf(colour),
      lengthMm: amount,
      traits: texts,
      care: texts,
      gtins: listOf(fc.record({ gtin: text, size: text, colour: text }, { requiredKeys: ['gtin'] })),
      freeOf: listOf(fc.record({ substance: text, source: text, date: text })),
      packing: fc.record({ inner: amount, unit: text }),
      art: fc.dictionary(text, text).filter(notEmpty),
      ratings: fc.dictionary(fc.constantFrom(...ratedStandards), rating).filter(notEmpty),
    },
    optional,
  )
  .filter(notEmpty);

/** Any values that the fields of an article can have, whether they make a good article or not. */
const articles = fc.record(
  {
    ...{ articleNo: text, type: fc.constantFrom(...productTypes.filter((type) => type.includes('Gloves'))) },
    ...{ title: text, description: texts, image: text, alsoAvailableIn: texts, ext },
    features: listOf(fc.record({ title, description: text })),
  },
  { requiredKeys: ['articleNo', 'type', 'title', 'description'] },
);

const plain = (article: unknown): unknown => JSON.parse(JSON.stringify(article));

describe('the row of an article', () => {
  it('is read back as the same article, whatever its texts', () => {
    fc.assert(fc.property(articles, (article) => articleRow(plain(article)).length > 0));
  });

  it('is rejected if it would not be read back as the same article', () => {
    const lossy = { articleNo: 'A1', ext: { care: [] } };
    expect(() => articleRow(lossy)).toThrow(/A1 “Care”: cannot stand in a sheet/);
  });
});
