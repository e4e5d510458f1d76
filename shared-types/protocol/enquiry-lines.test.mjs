import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { maxEnquiryItems, maxEnquiryLines } from './enquiry-limits.mjs';
import { itemsText, linesIn } from './enquiry-lines.mjs';

/** @param {string} articleNo @param {string} [size] @param {string} [quantity] */
const line = (articleNo, size = '', quantity = '') => ({ articleNo, quantity, size });

describe('the items of an address', () => {
  it.each([
    ['numbers alone, as older pages write them', 'A101,B417', [line('A101'), line('B417')]],
    [
      'sizes and quantities after their article',
      'A101,10:24,9:12,B417',
      [line('A101', '10', '24'), line('A101', '9', '12'), line('B417')],
    ],
    ['a size or a quantity alone', 'A101,XL:,B417,:6', [line('A101', 'XL'), line('B417', '', '6')]],
    ['an article once', 'A101,10:24,A101', [line('A101', '10', '24')]],
    ['what can be read', 'A101,<b>,9:1,B417,10:2', [line('A101'), line('B417', '10', '2')]],
    ['nothing from nothing', '', []],
  ])('have %s', (_, items, lines) => {
    expect(linesIn(`?items=${items}`)).toEqual(lines);
  });

  it('are the numbers to a page that knows no sizes', () => {
    const items = itemsText([line('A101', '10', '24'), line('B417')]);
    const olderPage = items.split(',').filter((item) => /^[A-Za-z0-9._-]+$/.test(item));
    expect(olderPage).toEqual(['A101', 'B417']);
  });

  it('are short and plain for usual sizes', () => {
    expect(itemsText([line('A101', '10', '24'), line('A101', 'XL', ''), line('B417')])).toBe(
      'A101,10:24,XL:,B417',
    );
  });

  it('survive any text, also in a program that decodes or encodes the address', () => {
    const text = fc.string({ maxLength: 12 }).map((typed) => typed.replace(/[^\x20-\x7E]/g, '').trim());
    fc.assert(
      fc.property(text, text, (size, quantity) => {
        const items = itemsText([line('A101', size, quantity), line('B417')]);
        const expected = [line('A101', size, quantity), line('B417')];
        expect(linesIn(`?items=${items}`)).toEqual(expected);
        expect(linesIn(`?${new URLSearchParams({ items: decodeURIComponent(items) })}`)).toEqual(expected);
      }),
    );
  });

  it('are no more than an enquiry takes', () => {
    const many = Array.from({ length: 60 }, (_, article) => [
      `A${article}`,
      '7:1',
      '8:1',
      '9:1',
      '10:1',
      '11:1',
    ]);
    const lines = linesIn(`?items=${many.flat().join(',')}`);
    expect(lines).toHaveLength(maxEnquiryLines);
    expect(new Set(linesIn(`?items=${many.map(([number]) => number)}`)).size).toBe(maxEnquiryItems);
  });
});
