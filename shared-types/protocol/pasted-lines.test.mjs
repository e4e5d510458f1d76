import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { missesOf } from 'shared-types/testing/misses-of';
import { quantityIn } from './enquiry-amounts.mjs';
import { articleFinder, pastedText, pasteRefusal, readPastedLines, remainingText } from './pasted-lines.mjs';

const find = articleFinder([
  { articleNo: 'AB100', sizes: ['7', '8', '9', '10', '11'] },
  { articleNo: 'CD200', sizes: ['S', 'M', 'L', 'XL', '2XL'] },
  { articleNo: 'EF300', sizes: [] },
]);
/** @param {string} text */
const read = (text) => readPastedLines(text, find);
/** @param {string} articleNo @param {string} size @param {string} quantity */
const line = (articleNo, size, quantity) => ({ articleNo, quantity, size });

/** Processor time, which other programs do not lengthen, in microseconds. */
const mostProcessorUs = 6_000_000;

describe('pasted lines', () => {
  it('tell whether some were added up', () => {
    expect(read('AB100 9 10\nab100 9 5')).toMatchObject({ lines: [line('AB100', '9', '15')], hasSums: true });
    expect(read('AB100 9 10\nAB100 10 5\nXX 1').hasSums).toBe(false);
  });

  it('are read in each of the usual forms', async () => {
    expect(
      await missesOf(
        [
          ['spaces', 'AB100 10 24'],
          ['tabs', 'AB100\t10\t24'],
          ['semicolons', 'AB100;10;24'],
          ['commas', 'AB100, 10, 24'],
          ['quotes', '"AB100","10","24"'],
          ['a number with a space', 'ab 100 10 24'],
          ['a number with a hyphen', 'AB-100 10 24'],
          ['a unit', 'AB100;10;24 pairs'],
          ['a separator within a quoted cell', 'AB100;"Glove; blue, 10"" cuff";10;24'],
          ['another separator within a quoted cell', 'AB100,"Glove; blue",10,24'],
          [
            'quotes, names of columns and a separator in a cell',
            'Title;Article;Size;Qty\n"Glove; blue";AB100;10;24',
          ],
          ['a unit of its own cell', 'AB100;10;24;Stk'],
          ['a German unit as some programs write letters', 'AB100;10;24 Stück'.normalize('NFD')],
          ['a French unit', 'AB100 10 24 paires'],
          ['a unit as programs name it', 'AB100;10;24 EA'],
          ['figures as spreadsheets write them', 'AB100\t10.0\t24.00'],
          ['the word size', 'AB100;Size 10;24'],
          ['a description between number and size', 'AB100;Impact glove;10;24'],
          ['empty cells at the end', 'AB100\t10\t24\t\t'],
          ['a line above that names the columns', 'Article\tSize\tQty\nAB100\t10\t24'],
          ['other columns in another order', 'Qty;Title;Item no.;Size\n24;Impact glove;AB100;10'],
          ['names of columns and spaces', 'Number Size Quantity\nAB100 10 24'],
          ['names of two words', 'Article number Size Order quantity\nAB100 10 24'],
          ['names of columns and spaces in another order', 'Article Qty Size\nAB100 24 10'],
          [
            'a quantity that is a size of its own, under names in another order',
            'Qty Article Size\n24 AB100 10',
          ],
          ['sizes as names of columns', 'Article;8;9;10\nAB100;0;;24'],
          ['zeros as programs export them', 'Article;8;9;10\nAB100;0.000;0,00;24'],
        ],
        ([, text]) => {
          expect(read(text)).toMatchObject({ lines: [line('AB100', '10', '24')], refused: [] });
        },
      ),
    ).toEqual([]);
  });

  it.each([
    'AB100 10 1,000',
    'AB 100 10 1,000',
    'AB100;10;1,000',
    'AB100,10,"1,000"',
    'Article,Size,Qty\nAB100,10,"1,000"',
    'Article Size Qty\nAB100 10 1,000',
  ])('may have thousands with a comma: %s', (text) => {
    expect(read(text)).toMatchObject({ lines: [line('AB100', '10', '1000')], refused: [] });
  });

  it.each([
    ['one for each size', 'AB100 9 12\nAB100 10 24'],
    ['without repeating the number', 'AB100\t9\t12\n\t10\t24'],
    ['in one line', 'AB100 9 12 10 24'],
    ['with empty lines between them', 'AB100;9;12\r\n\r\nAB100;10;24\r\n'],
  ])('may be several for an article: %s', (_, text) => {
    expect(read(text)).toMatchObject({
      lines: [line('AB100', '9', '12'), line('AB100', '10', '24')],
      refused: [],
    });
  });

  it('in columns of sizes are one for each quantity, never pairs of their figures', () => {
    expect(read('Article\t8\t9\t10\t11\nAB100\t8\t9\t10\t11\nAB100\t\t\t\tx')).toMatchObject({
      lines: [
        line('AB100', '8', '8'),
        line('AB100', '9', '9'),
        line('AB100', '10', '10'),
        line('AB100', '11', '11'),
      ],
      refused: [
        {
          line: 3,
          heading: 'Article\t8\t9\t10\t11',
          text: 'AB100\t\t\t\tx',
          reason: '“x” is not a quantity. Enter a whole number from 1 to 999,999.',
        },
      ],
    });
  });

  it.each(['Article;S;M;L;XL\nCD200;5;6;;8', 'Article S M L XL\nCD200 5 6 0 8', ';XL;M;S\nCD200;8;6;5'])(
    'in columns of sizes have the size S as well: %s',
    (text) => {
      const { lines, refused } = read(text);
      expect(new Set(lines)).toEqual(
        new Set([line('CD200', 'S', '5'), line('CD200', 'M', '6'), line('CD200', 'XL', '8')]),
      );
      expect(refused).toEqual([]);
    },
  );

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
    'AB100 size 9 20 and size 10 40',
    'AB100 sizes 9: 20 pairs, 10: 40 pairs',
    'AB100;size 9;20;size 10;40',
  ])('may say in words which is which: %s', (text) => {
    expect(read(text)).toMatchObject({
      lines: [line('AB100', '9', '20'), line('AB100', '10', '40')],
      refused: [],
    });
  });

  it.each([
    'AB100 20 pairs each of sizes 8, 9 and 10',
    'AB100 sizes 8, 9, 10, 20 pairs each',
    '20 of each of the sizes 8, 9 and 10, AB100',
    'AB100 20 each 8 9 10',
    'AB100 size 8, size 9 and size 10: 20 pairs each',
  ])('may say one quantity for each of several sizes: %s', (text) => {
    expect(read(text)).toMatchObject({
      lines: ['8', '9', '10'].map((size) => line('AB100', size, '20')),
      refused: [],
    });
  });

  const example = (/** @type {string} */ text) => `Enter article number, size and quantity, such as ${text}.`;

  it('are not guessed', async () => {
    expect(
      await missesOf(
        [
          ['AB100 10 x 9', 'Enter article number, size and quantity, such as AB100 7 24.'],
          [
            'AB100 20 pairs for the night shift',
            'Enter article number, size and quantity, such as AB100 7 24.',
          ],
          ['EF300 wide', '“wide” is not a quantity. Enter size and quantity, such as EF300 M 24.'],
          ['EF300 | 10 | 24', example('EF300 M 24')],
          ['EF300 | 10', '“|” is not a size. Enter size and quantity, such as EF300 M 24.'],
          ['EF300 please send 5', example('EF300 M 24')],
          ['AB100 20 pairs size 12', 'AB100 has no size 12. Sizes: 7, 8, 9, 10, 11.'],
          ['20 pairs size 9', 'No article number. Begin the line with one.'],
          ['20 pairs of AB100 size 8, 9 and 10', example('AB100 7 24')],
          ['AB100 20 pairs size 8, 9, 10', example('AB100 7 24')],
          ['AB100 sizes 8, 9', example('AB100 7 24')],
          ['AB100 size 8 and 9', example('AB100 7 24')],
          ['AB100, 8, 9, 10, 24 pairs', example('AB100 7 24')],
          ['AB100 8 9 10 24', example('AB100 7 24')],
          ['AB100 sizes 8, 9 20 pairs, sizes 10, 11 30 pairs', example('AB100 7 24')],
          ['AB100 20 pairs each of sizes 8 and 9, 10 pairs size 10', example('AB100 7 24')],
          ['AB100 sizes 8, 9, 10 each 24', example('AB100 7 24')],
          ['AB100 20 pairs each of sizes 8, 9 and 12', 'AB100 has no size 12. Sizes: 7, 8, 9, 10, 11.'],
          ['EF300 sizes 8, 9 each 24', example('EF300 M 24')],
          ['EF300 20 pairs size 9 each and 40 size 10', example('EF300 M 24')],
          ['AB100 10 0.000', '“0.000” is not a quantity. Enter a whole number from 1 to 999,999.'],
          ['EF300 sizes 8, 9', example('EF300 M 24')],
          ['EF300 sizes 8,9,10, 24 pairs each', example('EF300 M 24')],
          ['EF300 8 9 10 24', example('EF300 M 24')],
          ['AB100 10,240', '“10,240” may be a size and a quantity. Enter both, such as AB100 7 24.'],
          ['AB100 10 24.000', '“24.000” may be 24 or 24000. Enter the quantity without a point.'],
          ['AB100 1.500 pairs size 9', '“1.500” may be 1.5 or 1500. Enter the quantity without a point.'],
          ['AB100;24.000;10;5', 'Enter article number, size and quantity, such as AB100 7 24.'],
          ['AB100;2.5;10;5', 'Enter article number, size and quantity, such as AB100 7 24.'],
          ['AB10 8 24', 'Article AB10 not found. Check the number.'],
          ['AB10 0 24', 'Article AB10 not found. Check the number.'],
          ['AB10 0;8;24', '“AB10 0” is not an article number.'],
          ['AB10-0 8 24', 'Article AB10-0 not found. Check the number.'],
          ['AB10 0 size 8 24 pairs', 'Article AB10 not found. Check the number.'],
        ],
        ([text, reason]) => {
          expect(read(text)).toMatchObject({ lines: [], refused: [{ line: 1, text, reason }] });
        },
      ),
    ).toEqual([]);
  });

  it('have an end: a longer text stays as it is', () => {
    const many = 'AB100 10 24\n'.repeat(1001);
    expect(read(many)).toMatchObject({
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

  it('are read below each of the usual headings', async () => {
    expect(
      await missesOf(
        [
          ['a number of another kind before the article', 'Order no;Article;Size;Qty\n4711;AB100;10;24'],
          ['a running number before the article', 'Item;Article;Size;Qty\n10;AB100;10;24'],
          ['a number of the order that is that of the article', 'Order no;Size;Qty\nAB100;10;24'],
          ['a number of pairs', 'Article;Size;Number of pairs\nAB100;10;24'],
          ['a short number of pairs', 'Article;Size;No. of pairs\nAB100;10;24'],
          ['what is required', 'Article;Size;Required\nAB100;10;24'],
          ['what is required, in short', 'Item\tSz\tReq\nAB100\t10\t24'],
          ['German names', 'Artikel;Größe;Menge\nAB100;10;24'],
          ['other German names', 'Art.-Nr.;Gr.;Anzahl\nAB100;10;24'],
          [
            'German names as some programs write letters',
            'Artikel;Größe;Menge'.normalize('NFD') + '\nAB100;10;24',
          ],
          ['units in brackets', 'Article;Size (EN 420);Qty (pairs)\nAB100;10;24'],
          [
            'columns that no line needs',
            'Pos;Article;Description;Colour;Size;Qty;Unit price;Total\n1;AB100;Glove 8;blue;10;24;1.95;46.80',
          ],
          ['a line number and a stock', 'Line;Article;Size;Qty;Qty in stock\n1;AB100;10;24;900'],
          ['a quantity of an unknown name', 'Article;Size;Wish\nAB100;10;24'],
          ['a size of an unknown name', 'Article;Qty;Fit\nAB100;24;10'],
          ['size and quantity of unknown names', 'Article;Fit;Wish\nAB100;10;24'],
          ['an article of an unknown name', 'Thing;Qty;Size\nAB100;24;10'],
          ['two columns of quantities, one of them empty', 'Article;Size;Pairs;Pieces\nAB100;10;24;'],
          ['a number after the article that is the quantity', 'Article;Size;Number\nAB100;10;24'],
          ['a title above', 'Spring list 7\nArticle;Qty;Size\nAB100;24;10'],
          ['an order number and spaces', 'Order no Article Size Qty\n4711 AB100 10 24'],
          ['a number with a space below names in another order', 'Article Qty Size\nAB 100 24 10'],
          [
            'a total beside sizes as names of columns',
            'Article;Description;8;9;10;Total\nAB100;Glove;;;24;24',
          ],
          ['a heading below the article', 'AB100\nSize;Qty\n10;24'],
          ['an article of another name beside a running number', 'Item;Old no.;Size;Qty\n1;AB100;10;24'],
          ['an article in the second of two columns', 'Article;Item no;Size;Qty\n;AB100;10;24'],
          [
            'an article of which the name comes first',
            'Article;Article no;Size;Qty\nImpact glove;AB100;10;24',
          ],
          ['the sum of items beside sizes as names of columns', 'Article;9;10;Items\nAB100;;24;24'],
          ['prices between sizes as names of columns', 'Article;9;Price;10;Price\nAB100;;10;24;9'],
          ['items for articles beside sizes as names of columns', 'Items;9;10\nAB100;;24'],
          ['items for articles', 'Items;Size;Qty\nAB100;10;24'],
          ['gloves for articles, and spaces', 'Gloves Size Qty\nAB100 10 24'],
          ['a number of gloves', 'Article;Size;No. of gloves\nAB100;10;24'],
          ['a quantity of items', 'Article;Size;Qty items\nAB100;10;24'],
          ['items after the article that are the quantity', 'Article;Size;Items\nAB100;10;24'],
          ['a quantity in the second of two columns', 'Article;Size;Qty;Required\nAB100;10;;24'],
          ['a unit of measure', 'Article;Size;Qty;UOM\nAB100;10;24;pairs'],
          ['a unit as programs name it', 'Article;Size;Qty unit;Qty\nAB100;10;EA;24'],
          ['a unit that is missing', 'Article;Size;Qty;Unit\nAB100;10;24;'],
          ['a quantity below the name of a unit', 'Article;Size;Unit\nAB100;10;24'],
          ['a size below S', 'Article;S;Qty\nAB100;10;24'],
          ['a description in words of packs', 'Article;Size;Qty;Pack\nAB100;10;24;box of 12'],
          ['a serial number beside sizes in figures', 'S;Article;9;10\n1;AB100;;24'],
          ['a serial number', 'S;Article;Size;Qty\n8;AB100;10;24'],
          [
            'quantities in two columns, of which the surest counts',
            'Article;Size;Qty;Required\nAB100;10;24;48',
          ],
        ],
        ([, text]) => {
          const { lines, refused } = read(text);
          expect(lines).toEqual([line('AB100', '10', '24')]);
          expect(refused.map((one) => one.text)).toEqual(text.startsWith('Spring') ? ['Spring list 7'] : []);
        },
      ),
    ).toEqual([]);
  });

  it('are read below known names in any order', () => {
    const column = (/** @type {string} */ cell, /** @type {readonly string[]} */ names) =>
      fc.constantFrom(...names).map((name) => ({ name, cell }));
    const columns = fc
      .tuple(
        column('AB100', ['Article', 'Art. no.', 'SKU', 'Item no', 'Artikelnummer', 'Product code']),
        column('10', ['Size', 'Sz', 'Größe', 'Glove size']),
        column('24', ['Qty', 'Pairs', 'No. of pieces', 'Quantity required', 'Order qty', 'Menge', 'Anzahl']),
        column('4711', ['Pos', 'Line', 'Order no', 'PO number', 'Unit price', 'Colour', 'EAN', 'Lot', 'Row']),
        column('12', [
          'Position',
          'Price per pair',
          'Qty in stock',
          'Pack size',
          'Weight',
          'Total price',
          'Week',
        ]),
      )
      .chain((all) => fc.shuffledSubarray(all, { minLength: all.length }));
    fc.assert(
      fc.property(columns, fc.constantFrom('\t', ';', ','), (all, separator) => {
        const text = [all.map(({ name }) => name), all.map(({ cell }) => cell)];
        expect(read(text.map((cells) => cells.join(separator)).join('\n'))).toMatchObject({
          lines: [line('AB100', '10', '24')],
          refused: [],
        });
      }),
    );
  });

  const unclear = (/** @type {string} */ cells) =>
    `${cells} may be a size or a quantity. Name the columns Article, Size and Quantity.`;

  const inPacks = (/** @type {string} */ unit) =>
    `The unit “${unit}” is not pairs or pieces. Enter the quantity in pairs or pieces.`;

  it('are never read in a wrong way, and lose nothing', async () => {
    expect(
      await missesOf(
        [
          ['Article;Fit;Wish\nAB100;10;8', unclear('“10” in column “Fit”, “8” in column “Wish”')],
          ['Article;Size;A;B\nAB100;10;24;48', unclear('“24” in column “A”, “48” in column “B”')],
          ['Article;Size;Wish\nAB100;10;two dozen', unclear('“two dozen” in column “Wish”')],
          ['Article;8;9;Bonus\nAB100;1;2;3', unclear('“3” in column “Bonus”')],
          [
            'Article;Size;Qty;Pairs\nAB100;10;24;48',
            'The columns “Qty” and “Pairs” differ. Remove one of them.',
          ],
          ['S;Article;M;L\n5;CD200;6;7', unclear('“5” in column “S”')],
          ['Article;Size;Qty;UOM\nAB100;10;2;carton', inPacks('carton')],
          ['Article;Size;Qty;Unit\nAB100;10;2;CT', inPacks('CT')],
          ['Article;Size;Qty;Order unit\nAB100;10;2;12', inPacks('12')],
          ['Article;Size;Qty;Packaging\nAB100;10;2;Box', inPacks('Box')],
          ['Article;9;10;Einheit\nAB100;2;3;Karton', inPacks('Karton')],
          ['Article Size Qty UOM\nAB100 10 2 dozen', inPacks('dozen')],
          [
            'Article;Size;Qty (cartons)\nAB100;10;24',
            'Column “Qty (cartons)” does not count pairs or pieces. Enter the quantity in pairs or pieces.',
          ],
          [
            'Article,Size,Qty\nAB100,10,1,000',
            'This line has more cells than column headings. Name every column, for example Article, Size, Quantity.',
          ],
          [
            'Article;8;9;10\nAB100;1;2;3;6',
            'This line has more cells than column headings. Name every column, for example Article, Size, Quantity.',
          ],
          [
            'Article 8 9 10\nAB100 24',
            'This line does not match the column headings. Separate the cells with semicolons.',
          ],
          [
            'Article Qty Size\nAB100 24 10 7',
            'This line does not match the column headings. Separate the cells with semicolons.',
          ],
          ['Article;Replaces;Size;Qty\nZZ999;AB100;10;24', 'Article ZZ999 not found. Check the number.'],
          ['Article;Item no;Size;Qty\nZZ999;AB100;10;24', 'Article ZZ999 not found. Check the number.'],
          ['Article;8;9;Pairs\nAB100;;;24', '“24” in column “Pairs” has no size. Enter it in a size column.'],
          [
            'Thing;Qty;Size\nglove;24;10',
            'No article number. Name the column with the article numbers “Article”.',
          ],
        ],
        ([text, reason]) => {
          const [heading = '', second = ''] = text.split('\n');
          expect(read(text)).toMatchObject({
            lines: [],
            refused: [{ line: 2, heading, text: second, reason }],
          });
        },
      ),
    ).toEqual([]);
  });

  it('without an article belong to the one above, whatever describes it', () => {
    expect(read('Article;Item;Size;Qty\nAB100;Impact glove;9;12\n;Impact glove;10;24')).toMatchObject({
      lines: [line('AB100', '9', '12'), line('AB100', '10', '24')],
      refused: [],
    });
  });

  it.each(['Order no 45 dated 3 May', 'Article 45 of 3', 'Order no 45 price 3'])(
    'are read below a line whose figures are no sizes: %s',
    (text) => {
      const { lines, refused } = read(`${text}\nAB100 10 24`);
      expect(lines).toEqual([line('AB100', '10', '24')]);
      expect(refused.map((one) => one.text)).toEqual([text]);
    },
  );

  it.each([';10;24', 'Article;Size;Qty'])('are missed below a heading: %s', (text) => {
    expect(read(`${text}\n`)).toMatchObject({
      lines: [],
      refused: [
        {
          line: 1,
          text,
          reason:
            'There are no lines below these column headings. Add one that begins with an article number.',
        },
      ],
    });
  });

  it.each(['AB100;9;10;24', 'AB100;12;24;10;5'])('lose no figure before the last two: %s', (text) => {
    expect(read(text)).toMatchObject({ lines: [], refused: [{ line: 1, text }] });
  });

  it('that are refused can be corrected below their heading, and with their article', () => {
    const { refused } = read('Article;Qty;Size\nAB100;24;12\n;6;13\nCD200;3;M');
    expect(remainingText(refused)).toBe('Article;Qty;Size\nAB100;24;12\nAB100;6;13');
    expect(remainingText([...refused, { text: 'CD200;M;3' }])).toBe(
      'Article;Qty;Size\nAB100;24;12\nAB100;6;13\nArticle;Size;Quantity\nCD200;M;3',
    );
    expect(remainingText([{ text: 'AB100 12 1' }, { text: 'CD200;M;3' }])).toBe('AB100 12 1\nCD200;M;3');
  });

  it('that are refused keep the article above, also in words', () => {
    const { refused } = read('CD200 L many\nAB100 10 24\n20 pairs size 99\n20 pairs, size 98\nsome words');
    expect(remainingText(refused)).toBe(
      'CD200 L many\nAB100 20 pairs size 99\nAB100 20 pairs, size 98\nsome words',
    );
    const quoted = 'AB100;"Glove; blue";9;1\n;"Glove; blue";99;24';
    expect(read(quoted).refused).toMatchObject([{ line: 2, text: 'AB100;"Glove; blue";99;24' }]);
    const second = 'Article;Item no;Size;Qty\nCD200;;M;3\n;AB100;99;24';
    expect(read(second).refused).toMatchObject([{ line: 3, text: ';AB100;99;24' }]);
  });

  it('are read at once, however many articles and brackets they have', () => {
    const sizes = Array.from({ length: 7 }, (_, size) => String(size + 5));
    const rows = Array.from({ length: 999 }, (_, row) => [`GH${row + 1000}`, ...sizes].join(';'));
    const many = articleFinder(rows.map((_, row) => ({ articleNo: `GH${row + 1000}`, sizes })));
    const before = process.cpuUsage();
    expect(readPastedLines([['Article', ...sizes].join(';'), ...rows].join('\n'), many).lines).toHaveLength(
      6993,
    );
    expect(read(`${'('.repeat(500)}\n`.repeat(199)).refused).toHaveLength(199);
    expect(process.cpuUsage(before).user).toBeLessThan(mostProcessorUs);
  });

  it('are read at once, however many words their lines have', () => {
    const before = process.cpuUsage();
    for (const word of ['a', 's', 'article', 'size', '9'])
      read(`${`${word} `.repeat(498 / (word.length + 1))}\n`.repeat(200));
    expect(process.cpuUsage(before).user).toBeLessThan(mostProcessorUs);
  });

  it('are added up to the greatest quantity at most', () => {
    const { lines, refused } = read('AB100 10 999999\nAB100 10 1\nAB100 9 999999 9 1');
    expect(lines).toEqual([line('AB100', '10', '999999')]);
    expect(refused.map(({ reason }) => reason)).toEqual([
      'The total for AB100 size 10 is above 999,999. Reduce a quantity.',
      'The total for AB100 size 9 is above 999,999. Reduce a quantity.',
    ]);
  });

  it('are added up where article and size are the same', () => {
    expect(read('AB100 10 24\nAB100 10 6').lines).toEqual([line('AB100', '10', '30')]);
  });

  it('may have the article alone, or what can only be its size or its quantity', () => {
    expect(read('AB100 24 Stk').lines).toEqual([line('AB100', '', '24')]);
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
      { line: 2, text: 'ZZ999 9 1', reason: 'Article ZZ999 not found. Check the number.' },
      { line: 3, text: 'AB100 12 5', reason: 'AB100 has no size 12. Sizes: 7, 8, 9, 10, 11.' },
      {
        line: 4,
        text: 'CD200 L many',
        reason: '“many” is not a quantity. Enter a whole number from 1 to 999,999.',
      },
      {
        line: 5,
        text: 'AB100 10',
        reason: '“10” may be a size or a quantity. Enter both, such as AB100 7 24.',
      },
      { line: 6, text: 'ZZ999;9;1', reason: 'Article ZZ999 not found. Check the number.' },
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
    ['24.00', '24'],
    ['24.000', undefined],
    ['1.500 pairs', undefined],
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

  it.each([
    ['AB100\n20 pairs size 9 and 40 size 10', [line('AB100', '', '')]],
    ['20pairs size 9 of AB100', []],
    ['10 24', []],
    ['Order 4711', []],
    ['AB 100 10 24', []],
    ['AB100 please 5', []],
    ['AB100 10 24', [line('AB100', '10', '24')]],
    ['AB100;Impact glove;XL;24 pairs', [line('AB100', 'XL', '24')]],
    ['Qty;Article;Replaces;Size\n24;AB100;CD200;10', [line('AB100', '10', '24')]],
    ['Qty;Thing;Size\n24;AB100;10', []],
  ])('and words are none, where the catalogue is not known: %s', (text, lines) => {
    const result = readPastedLines(text, articleFinder(undefined));
    expect(result.lines).toEqual(lines);
    expect(result.refused).toHaveLength(lines.length === 0 || text.startsWith('AB100\n') ? 1 : 0);
  });

  it('whatever it is, where the catalogue is not known', () => {
    const any = articleFinder(undefined);
    expect(any('zz-9')).toEqual({ articleNo: 'ZZ-9', sizes: [], isAssumed: true });
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
    expect(read(text)).toMatchObject({ lines: [refused], refused: [] });
  });
});
