import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromColumns, toColumns } from './list-columns';
import { productTypes } from './product-types';
import type { ProductRow } from './product-row';

const line = fc.string().map((text) => text.replaceAll(/[\n|]/g, ' '));
const articleNo = fc.stringMatching(/^[A-Z]{2}[0-9]{1,4}$/);
const row = fc
  .record({
    articleNo,
    type: fc.constantFrom(...productTypes),
    title: line,
    sizes: line,
    en388: line,
    markings: fc.array(line.filter(Boolean), { maxLength: 3 }),
    drawing: line,
  })
  .map(({ articleNo: number, type, title, ...card }): ProductRow => ({
    articleNo: number,
    type,
    title,
    image: `${number.toLowerCase()}.svg`,
    card,
  }));

describe('list columns', () => {
  it('give back the rows they were made of', () => {
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        expect(fromColumns(toColumns(rows))).toEqual(rows);
      }),
    );
  });

  it('leave out a line whose type is unknown', () => {
    const columns = {
      articleNo: 'A1\nB2',
      type: '0\n99',
      title: 'One\nTwo',
      sizes: '\n',
      en388: '\n',
      markings: '\n',
      drawing: '\n',
    };
    expect(fromColumns(columns).map(({ title }) => title)).toEqual(['One']);
  });
});
