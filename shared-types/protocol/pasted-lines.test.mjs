import { describe, expect, it } from '@jest/globals';
import { articleFinder, pastedText, pasteRefusal, quantityIn, readPastedLines } from './pasted-lines.mjs';

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
    ['names of two words', 'Article number Size Order quantity\nAB100 10 24'],
    ['names of columns and spaces in another order', 'Article Qty Size\nAB100 24 10'],
    ['a quantity that is a size of its own, under names in another order', 'Qty Article Size\n24 AB100 10'],
    ['sizes as names of columns', 'Article;8;9;10\nAB100;0;;24'],
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

  it('in columns of sizes are one for each quantity, never pairs of their figures', () => {
    expect(read('Article\t8\t9\t10\t11\nAB100\t8\t9\t10\t11\nAB100\t\t\t\tx')).toEqual({
      lines: [
        line('AB100', '8', '8'),
        line('AB100', '9', '9'),
        line('AB100', '10', '10'),
        line('AB100', '11', '11'),
      ],
      refused: [
        {
          line: 3,
          text: 'AB100\t\t\t\tx',
          reason: '“x” is not a quantity. Enter a whole number such as 24.',
        },
      ],
    });
  });

  it.each([
    'AB100 20 pairs size 9 and 40 size 10',
    'AB100: 20 pairs of size 9, 40 of size 10.',
    'AB 100 size 9 20 pairs size 10 40 pairs',
    '20 pairs size 9 and 40 size 10 of AB100',
    'AB100\n20 pairs size 9 and 40 size 10 of it',
    'AB100, 20 pairs size 9, 40 pairs size 10',
    '20x AB100 size 9\n40 x AB100 size 10',
    'AB100 9 x 20, 10 x 40',
    'AB100 20 x 9 + 40 x 10',
    'AB100 20pcs size9 40pcs size10',
  ])('may say in words which is which: %s', (text) => {
    expect(read(text)).toEqual({ lines: [line('AB100', '9', '20'), line('AB100', '10', '40')], refused: [] });
  });

  it.each([
    ['AB100 10 x 9', 'Enter article number, size and quantity, such as AB100 7 24.'],
    ['AB100 20 pairs for the night shift', 'Enter article number, size and quantity, such as AB100 7 24.'],
    ['EF300 wide', '“wide” is not a quantity. Enter size and quantity, such as EF300 M 24.'],
    ['AB100 20 pairs size 12', 'AB100 has no size 12. Sizes: 7, 8, 9, 10, 11.'],
    ['20 pairs size 9', 'No article number. Begin the line with one.'],
  ])('are not guessed: %s', (text, reason) => {
    expect(read(text)).toEqual({ lines: [], refused: [{ line: 1, text, reason }] });
  });

  it('have an end: a longer text stays as it is', () => {
    const many = 'AB100 10 24\n'.repeat(1001);
    expect(read(many)).toEqual({
      lines: [],
      refused: [{ line: 1, text: many, reason: 'This text has 1002 lines. Paste at most 1000 at a time.' }],
    });
    const long = `AB100 ${'9'.repeat(5_000_000)}`;
    expect(read(long).refused).toEqual([
      { line: 1, text: long, reason: 'This line is too long. A line has at most 500 characters.' },
    ]);
  });

  it('are not taken into a field if they are megabytes', () => {
    expect(pasteRefusal('AB100 10 24\n'.repeat(1000))).toBeUndefined();
    expect(pasteRefusal('x'.repeat(5_000_000))).toBe(
      'This text is too long. Paste at most 1000 lines at a time.',
    );
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
