import { describe, expect, it } from '@jest/globals';
import { articleFinder, pastedText, quantityIn, readPastedLines } from './pasted-lines.mjs';

const find = articleFinder([
  { articleNo: 'AB100', sizes: ['7', '8', '9', '10', '11'] },
  { articleNo: 'CD200', sizes: ['S', 'M', 'L', 'XL', '2XL'] },
  { articleNo: 'EF300', sizes: [] },
]);
/** @param {string} text */
const read = (text) => readPastedLines(text, find);
/** @param {string} articleNo @param {string} size @param {string} quantity */
const line = (articleNo, size, quantity) => ({ articleNo, quantity, size });

describe('pasted lines', () => {
  it.each([
    ['spaces', 'AB100 10 24'],
    ['tabs', 'AB100\t10\t24'],
    ['semicolons', 'AB100;10;24'],
    ['commas', 'AB100, 10, 24'],
    ['quotes', '"AB100","10","24"'],
    ['a number with a space', 'ab 100 10 24'],
    ['a number with a hyphen', 'AB-100 10 24'],
    ['a unit', 'AB100;10;24 pairs'],
    ['figures as spreadsheets write them', 'AB100\t10.0\t24.00'],
    ['the word size', 'AB100;Size 10;24'],
    ['a description between number and size', 'AB100;Impact glove;10;24'],
    ['empty cells at the end', 'AB100\t10\t24\t\t'],
    ['a line above that names the columns', 'Article\tSize\tQty\nAB100\t10\t24'],
    ['other columns in another order', 'Qty;Title;Item no.;Size\n24;Impact glove;AB100;10'],
    ['names of columns and spaces', 'Number Size Quantity\nAB100 10 24'],
  ])('are read with %s', (_, text) => {
    expect(read(text)).toEqual({ lines: [line('AB100', '10', '24')], refused: [] });
  });

  it.each([
    ['one for each size', 'AB100 9 12\nAB100 10 24'],
    ['without repeating the number', 'AB100\t9\t12\n\t10\t24'],
    ['in one line', 'AB100 9 12 10 24'],
    ['with empty lines between them', 'AB100;9;12\r\n\r\nAB100;10;24\r\n'],
  ])('may be several for an article: %s', (_, text) => {
    expect(read(text)).toEqual({ lines: [line('AB100', '9', '12'), line('AB100', '10', '24')], refused: [] });
  });

  it('are added up where article and size are the same', () => {
    expect(read('AB100 10 24\nAB100 10 6').lines).toEqual([line('AB100', '10', '30')]);
  });

  it('may have the article alone, or what can only be its size or its quantity', () => {
    expect(read('AB100\nCD200 xxl\nab100 24').lines).toEqual([
      line('AB100', '', '24'),
      line('CD200', '2XL', ''),
    ]);
  });

  it('take any size of an article whose sizes nobody knows', () => {
    expect(read('EF300 wide 5').lines).toEqual([line('EF300', 'wide', '5')]);
  });

  it('are refused line by line with the reason, and the others are read', () => {
    const text =
      'AB100 10 24\nZZ999 9 1\nAB100 12 5\nCD200 L many\nAB100 10\nZZ999;9;1\n;9;3\n<b>;1;1\nCD200 M 3';
    const { lines, refused } = read(text);
    expect(lines).toEqual([line('AB100', '10', '24'), line('CD200', 'M', '3')]);
    expect(refused).toEqual([
      { line: 2, text: 'ZZ999 9 1', reason: 'Article ZZ999 not found.' },
      { line: 3, text: 'AB100 12 5', reason: 'AB100 has no size 12. Sizes: 7, 8, 9, 10, 11.' },
      {
        line: 4,
        text: 'CD200 L many',
        reason: '“many” is not a quantity. Enter a whole number such as 24.',
      },
      {
        line: 5,
        text: 'AB100 10',
        reason: '“10” may be a size or a quantity. Enter both, such as AB100 7 24.',
      },
      { line: 6, text: 'ZZ999;9;1', reason: 'Article ZZ999 not found.' },
      { line: 7, text: ';9;3', reason: 'No article number. Begin the line with one.' },
      { line: 8, text: '<b>;1;1', reason: '“<b>” is not an article number.' },
    ]);
  });

  it.each([
    ['24', '24'],
    ['1,000', '1000'],
    ['1 000', '1000'],
    ['024', '24'],
    ['24 pcs.', '24'],
    ['0', undefined],
    ['-3', undefined],
    ['2.5', undefined],
    ['1e3', undefined],
    ['', undefined],
  ])('have the quantity %j as %j', (text, quantity) => {
    expect(quantityIn(text)).toBe(quantity);
  });
});

describe('an article is found by its number', () => {
  const alike = ['GH-10', 'GH10'].map((articleNo) => ({ articleNo, sizes: [] }));

  it.each([
    ['gh-10', 'GH-10'],
    ['GH10', 'GH10'],
    ['g h 10', 'GH10'],
    ['constructor', undefined],
  ])('typed as %j: %j', (typed, articleNo) => {
    expect(articleFinder(alike)(typed)?.articleNo).toBe(articleNo);
  });

  it('whatever it is, where the catalogue is not known', () => {
    const any = articleFinder(undefined);
    expect(any('zz-9')).toEqual({ articleNo: 'ZZ-9', sizes: [] });
    expect(any('<b>')).toBeUndefined();
  });
});

describe('a line that was not taken', () => {
  it.each([
    [line('AB100', '10', '24'), 'AB100;10;24'],
    [line('AB100', '', '24'), 'AB100;;24'],
    [line('AB100', '', ''), 'AB100'],
  ])('%j can be pasted again as %j', (refused, text) => {
    expect(pastedText(refused)).toBe(text);
    expect(read(text)).toEqual({ lines: [refused], refused: [] });
  });
});
