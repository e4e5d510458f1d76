import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromColumns, listColumnNames, toColumns, type ListColumns } from './list-columns';
import { productTypes } from './product-types';
import { cardFacts, type ProductRow } from './product-row';

const line = fc.string().map((text) => text.replaceAll(/[\n|]/g, ' '));
const lines = fc.array(line.filter(Boolean), { maxLength: 3 });
const row = fc
  .record({
    articleNo: fc.stringMatching(/^[A-Z]{2}[0-9]{1,4}$/),
    type: fc.constantFrom(...productTypes),
    title: line,
    drawing: line,
    facts: fc.record({
      kind: line,
      material: line,
      gsm: fc.nat(900),
      lining: line,
      coating: line,
      cuff: line,
      traits: lines,
      sizes: lines,
      colours: fc.array(
        line.filter(Boolean).map((name) => name.replaceAll('#', ' ')),
        { maxLength: 3 },
      ),
      freeOf: lines,
      codes: fc.constantFrom({}, { en388: '4X43FP' }, { en388: '1X42B', en407: 'X2XXXX' }, { en1149_5: '' }),
    }),
  })
  .map(({ drawing, ...row }): ProductRow => ({
    ...row,
    image: `${row.articleNo.toLowerCase()}.svg`,
    card: cardFacts(row.facts, drawing),
  }));

describe('list columns', () => {
  it('are read back as the same rows', () => {
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        expect(fromColumns(toColumns(rows))).toEqual(rows);
      }),
    );
  });

  it('leave out a line whose type is unknown', () => {
    const empty = Object.fromEntries(listColumnNames.map((name) => [name, '\n'])) as ListColumns;
    const columns = { ...empty, articleNo: 'A1\nB2', type: '0\n99', title: 'One\nTwo' };
    expect(fromColumns(columns).map(({ title }) => title)).toEqual(['One']);
  });
});
