import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ArticleFact } from 'shared-types';
import { pasteLines, type PasteTarget } from './pasted-lines';

const line = (articleNo: string, size = '', quantity = '') => ({ articleNo, quantity, size });
const article = (articleNo: string, sizes: readonly string[]): [string, ArticleFact] => [
  articleNo,
  { articleNo, title: 'Glove', unit: 'pair', sizes, drawing: '' },
];
const known = new Map([
  article('AB100', ['8', '9', '10']),
  article('CD200', ['M', 'XL']),
  article('EF300', []),
]);
const target: PasteTarget = { list: [], atMost: 3, known, hasAmounts: true };
const paste = (text: string, list: PasteTarget['list'] = []) => pasteLines(text, { ...target, list });

const usage = 'Enter an article number, or article number, size and quantity, such as A101 9 24.';

describe('pasted lines', () => {
  it.each([
    ['spaces', ' ab100  10 24 '],
    ['a number with separators', 'AB-100;10;24'],
    ['tabs', 'AB100\t10\t24\r\n\t\t\r\n'],
    ['semicolons', 'AB100;10;24'],
    ['commas and quotes', '"AB100","10","24"'],
    ['headings', 'Article\tSize\tQuantity\nAB100\t10\t24'],
    ['headings in another order', 'qty;Article Number;size\n24;AB100;10'],
  ])('are read with %s', (_, text) => {
    expect(paste(text)).toEqual({ list: [line('AB100', '10', '24')], added: 1, refused: [], rest: '' });
  });

  it('may be article numbers alone, each once', () => {
    expect(paste('ab-100\nCD 200')).toMatchObject({ list: [line('AB100'), line('CD200')], rest: '' });
    expect(paste('AB100', [line('AB100', '9', '1')]).refused[0]?.reason).toContain('is already in the form');
    const numbers = { ...target, hasAmounts: false };
    expect(pasteLines('AB100', numbers).added).toBe(1);
    expect(pasteLines('AB100 9 1', numbers).refused[0]?.reason).toContain('one article number');
  });

  it('may lack the size or the quantity, and have the size as the catalogue writes it', () => {
    const { list } = paste('CD200;xl;\nEF300;one size;2\nAB100;;5');
    expect(list).toEqual([line('CD200', 'XL'), line('EF300', 'one size', '2'), line('AB100', '', '5')]);
    expect(paste('Article\nAB100').list).toEqual([line('AB100')]);
  });

  it.each([
    ['AB100 24', usage],
    ['AB100;Glove;10;24', usage],
    ['XX900 9 1', 'Article XX900 not found. Check the number.'],
    ['AB100 99 5', 'AB100 has no size 99. Sizes: 8, 9, 10.'],
    ['AB100;9;24 pairs', '“24 pairs” is not a quantity. Enter a whole number from 1 to 999,999.'],
    ['AB100\t9\t1,000', '“1,000” is not a quantity. Enter a whole number from 1 to 999,999.'],
    ['AB100;9;2.5', '“2.5” is not a quantity. Enter a whole number from 1 to 999,999.'],
    ['AB100;9;0', '“0” is not a quantity. Enter a whole number from 1 to 999,999.'],
    [`EF300;${'x'.repeat(41)};1`, usage],
    ['Please send me samples', 'Use the headings Article, Size and Quantity, or lines such as A101 9 24.'],
  ])('such as “%s” stay in the field', (text, reason) => {
    expect(paste(text)).toEqual({ list: [], added: 0, refused: [{ text, reason }], rest: text });
  });

  it.each([
    ['Title;Article;Size;Qty;Price', 'Remove the column “Title” and the column “Price”.'],
    ['Article;Size;Size', 'Use the headings'],
    ['Size;Quantity', 'Use the headings'],
    ['Artikel;Menge;Größe', 'Use the headings'],
  ])('stay in the field below the headings %s', (headings, reason) => {
    const text = `${headings}\nAB100;10;9`;
    const { list, refused, rest } = paste(text);
    expect({ list, rest }).toEqual({ list: [], rest: text });
    expect(refused).toEqual([{ text: headings, reason: expect.stringContaining(reason) }]);
  });

  it('leave what was refused below its headings', () => {
    const { list, added, rest } = paste('Article;Size;Quantity\nAB100;10;24\nAB100;12;6\nAB100;9');
    expect({ list, added }).toEqual({ list: [line('AB100', '10', '24')], added: 1 });
    expect(rest).toBe('Article;Size;Quantity\nAB100;12;6\nAB100;9');
  });

  it('never change a quantity that is there', () => {
    const { list, refused } = paste('AB100 9 24\nAB100 10 5\nAB100 10 6', [line('AB100', '9', '1')]);
    expect(list).toEqual([line('AB100', '9', '1'), line('AB100', '10', '5')]);
    expect(refused.map(({ reason }) => reason)).toEqual([
      'AB100 size 9 is already in the form.',
      'AB100 size 10 is already in the form.',
    ]);
  });

  it('are refused where the form has no room', () => {
    const list = ['A1', 'A2', 'A3'].map((number) => line(number));
    expect(paste('AB100 9 1', list).refused).toEqual([
      { text: 'AB100 9 1', reason: 'The form is full. Remove an article or a size first.' },
    ]);
    const text = 'AB100 9 1\n'.repeat(201);
    expect(paste(text)).toMatchObject({ added: 0, rest: text });
  });

  it('need no catalogue', () => {
    expect(pasteLines('zz9 9 1', { ...target, known: undefined }).list).toEqual([line('ZZ9', '9', '1')]);
  });

  it('are in the form or in the field, whatever the text', () => {
    const cell = fc.oneof(
      fc.constantFrom('AB100', 'CD200', '9', '24', 'XL', 'Article', 'Size', ''),
      fc.string(),
    );
    const row = fc.tuple(fc.array(cell, { maxLength: 5 }), fc.constantFrom('\t', ';', ',', ' '));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const text = rows.map(([cells, separator]) => cells.join(separator)).join('\n');
        const given = text.split(/\r?\n/).filter((one) => one.trim() !== '');
        const { added, refused, rest } = paste(text);
        const isHeading = given.length > 0 && !/\d/.test(given[0] ?? '');
        if (rest === text) return added === 0 || refused.length > 0;
        return added + refused.length === given.length - (isHeading ? 1 : 0);
      }),
    );
  });
});
