import { describe, expect, it } from '@jest/globals';
import { missesOf } from 'shared-types/testing/misses-of';
import { addressFault } from './link-address.mjs';
import { characterFaults, decode, plainText } from './plain-text.mjs';
import { readPage } from './compile-page.mjs';

const head = `---
title: Careers
description: Open positions.
h1: Careers and open positions
label: Careers
updated: 2026-11-12
---
`;

const data = {
  list: {
    $schema: '../schema/facts.schema.json',
    entries: [
      { term: 'Real', text: 'one' },
      { term: 'Invented', text: 'two', sample: true },
    ],
  },
};

/** @param {string} text */
const read = (text) =>
  readPage(text, {
    file: 'page.md',
    readData: (name) => /** @type {Record<string, unknown>} */ (data)[name],
  });

/** @param {string} text */
const faultsOf = (text) => read(text).problems.all.map(({ line, message }) => `${line} ${message}`);

describe('the address of a link', () => {
  it.each([
    '/forms',
    '/forms#documents',
    '#documents',
    'https://www.company.example/a?b=c',
    'mailto:name@company.example',
    'mailto:{email}?subject=Registration%3A%20Reading',
    'tel:+49 555 0142',
  ])('may be %s', (address) => {
    expect(addressFault(address)).toBeUndefined();
  });

  it('cannot be anything else', async () => {
    expect(
      await missesOf(
        [
          'mailto:foo',
          'mailto:a@b',
          '//elsewhere.example',
          '/\\elsewhere.example',
          '/%5Celsewhere.example',
          '/%2F/elsewhere.example',
          '/a//b',
          '/../a',
          '/%zz',
          'https://',
          'https:///a',
          'https://user@company.example',
          'https://.example',
          'https://company..example',
          'http:/company.example',
          'mailto:{email}?subject={company}',
          'http://company.example',
          'javascript:alert(1)',
          'JavaScript:alert(1)',
          'java\tscript:alert(1)',
          ' javascript:alert(1)',
          '&#106;avascript:alert(1)',
          'data:text/html,x',
          'tel:call me',
          'forms',
          '',
        ],
        (address) => {
          expect(addressFault(address)).toMatch(/\.$/);
        },
      ),
    ).toEqual([]);
  });
});

describe('a file', () => {
  it('may begin with a byte-order mark and have line ends of Windows or of old Macs', () => {
    for (const end of ['\n', '\r\n', '\r'])
      expect(faultsOf(`\uFEFF${(head + 'Text.\n').replaceAll('\n', end)}`)).toEqual([]);
  });

  it.each([
    ['UTF-16', [0xff, 0xfe, 0x2d, 0x00], 'U+FFFD is no UTF-8'],
    ['Windows-1252', [0x2d, 0xe4, 0x2d], 'U+FFFD is no UTF-8'],
  ])('in %s is reported as not UTF-8', (_, bytes, message) => {
    const [fault] = characterFaults(decode(Uint8Array.from(bytes)));
    expect(fault?.message).toContain(message);
  });

  it.each(['\0', '\u202E', '\u200B', '\u2028', '\uD800', '\x1B', '\u{E0041}'])(
    'with %j gives an error with its position',
    (character) => {
      expect(faultsOf(`${head}One\n\nTwo${character}.\n`)[0]).toMatch(/^10 The character U\+/);
    },
  );

  it('keeps its positions when line ends are normalized', () => {
    expect(plainText('\uFEFFa\r\nb\rc')).toBe('a\nb\nc');
  });
});

describe('text that nests too deeply', () => {
  it.each([
    ['quotes', '>'.repeat(3000)],
    ['quotes with spaces', '> '.repeat(2000)],
    ['lists', '- '.repeat(2000)],
    ['numbered lists', '1. '.repeat(1500)],
    ['marks of weight', '**'.repeat(4000)],
    ['long lines', 'a'.repeat(6000)],
  ])('gives an error with its line: %s', (_, text) => {
    expect(faultsOf(`${head}Text.\n\n${text} x\n`)[0]).toMatch(/^10 /);
  });
});

describe('an invalid named block', () => {
  it('is reported with its line', async () => {
    expect(
      await missesOf(
        [
          [':::facts ../../x', '8 ":::facts" needs a file of content/data'],
          [':::facts __proto__', '8 ":::facts" needs a file of content/data'],
          [':::constructor', '8 ":::constructor" is not known'],
          [':::', '8 This ":::" closes nothing'],
          [':::note\nText', '8 ":::note" is not closed'],
          [':::sample\nText', '8 ":::sample" is not closed'],
          [':::sample\n:::sample\nText\n:::\n:::', '9 ":::sample" does not stand in ":::sample"'],
          [':::contact us', '8 ":::contact" stands alone'],
          [
            '- a\n\n  ```\n  code\n  ```',
            '10 A line that begins with four spaces or with "```" does not stand in a list',
          ],
          ['Text with &nbsp; in it', '8 "&nbsp;" is HTML'],
          [':::note\n:::', '8 ":::note" is empty'],
          [':::sample\n\n:::', '8 ":::sample" is empty'],
          [':::sample\nText\n\n## Invented\n:::\n\nReal.', '8 ":::sample" ends with a heading'],
          [':::sample\nText\n :::', '8 ":::sample" is not closed'],
          ['Text :::note', '8 A line of a block begins with ":::"'],
          ['> :::note', '8 A block with ":::" does not stand in a quote'],
        ],
        ([text, message]) => {
          expect(faultsOf(`${head}${text}\n`)[0]).toContain(message);
        },
      ),
    ).toEqual([]);
  });
});

describe('markup that would be shown as text', () => {
  it.each([
    ['a link with a space in its address', '[forms](/forms and more)', '8 This is not read as a link'],
    ['a link with a space before its address', '[forms] (/forms)', '8 This is not read as a link'],
    ['a link without its end', '[forms](/forms', '8 This is not read as a link'],
    ['a link with its signs exchanged', '(forms)[/forms]', '8 This is not read as a link'],
    ['a link in a link', '[a [b](/forms) c](/career)', '8 This is not read as a link'],
    ['an e-mail address in a link', '[to {email}](mailto:{email})', '8 A link stands in a link'],
    ['a telephone number in a link', '[**{phone}**](tel:+495550142)', '8 A link stands in a link'],
    ['bold without its end', 'A **word', '8 This "**" has no partner'],
    ['a heading without its space', '##Heading', '8 A heading begins with "##"'],
    ['a table without its second line', '| a | b |\n| 1 | 2 |', '8 A table has a line'],
    ['an element of another program', 'A<o:p></o:p>', '8 HTML is not allowed'],
    ['a cell without a heading', '| a |\n| - |\n| 1 | 2 |', '10 The row has 2 cells'],
    ['a line end', 'One  \ntwo', '8 A line cannot end within a paragraph'],
    ['a box to tick', '- [ ] one', '8 A list has no boxes to tick'],
    ['an address apart from its link', '[a][b]\n\n[b]: /forms', '10 An address apart from its link'],
  ])('%s', (_, text, message) => {
    const faults = faultsOf(`${head}${text}\n`);
    expect(faults).toEqual([expect.stringContaining(message)]);
  });

  it.each(['a < b and c > d', '5 * 3 * 2', '{ a: 1 }', '| a |\n| - |\n| 1 \\| 2 |', '[**b**](/forms)'])(
    'does not include %j',
    (text) => {
      expect(faultsOf(`${head}${text}\n`)).toEqual([]);
    },
  );
});

describe('an unreadable page', () => {
  it.each([
    ['of another encoding', decode(Uint8Array.from([0xff, 0xfe, 0x2d, 0x00]))],
    ['of another encoding without a mark', '\0-\0-\0-\0'],
    ['that is empty', ''],
    ['without lines at the top', '# Careers\n\n---\n\nText.\n'],
    ['that begins with an empty line', `\n${head}`],
    ['whose lines at the top do not end', head.replace(/---\n$/, '')],
  ])('%s gives one message', (_, text) => {
    expect(read(text).problems.all).toHaveLength(1);
    expect(read(text).isRead).toBe(false);
  });
});

describe('sample content', () => {
  it('leaves the indexes of what a real site shows; a heading goes with its section', () => {
    const { page } = read(
      `${head}Real.\n\n:::sample\n\n## Invented\n\nText.\n\n:::\n\n## Half\n\n:::facts list\n`,
    );
    expect(page.body).toHaveLength(5);
    expect(page.real).toEqual([0, 3, 4]);
    expect(page.body[4]).toMatchObject({
      real: [0],
      entries: [
        { term: 'Real', text: 'one' },
        { term: 'Invented', text: 'two' },
      ],
    });
  });

  it('is the whole text of a sample page, except for real entries', () => {
    const { page } = read(
      `${head.replace('updated', 'sample: true\nupdated')}Text.\n\n## Half\n\n:::facts list\n`,
    );
    expect(page).toMatchObject({ isSample: true, isUnwritten: true, real: [1, 2] });
  });
});

describe('the front matter', () => {
  it.each([
    ['a second line that is missing', head.replace(/---\n$/, ''), 'The second "---" is missing'],
    ['a tab', head.replace('label: ', 'label:\t'), '5 Write "name: value" on one line'],
    ['a name that stands twice', head.replace('label: ', 'h1: x\nlabel: '), '5 "h1" stands twice'],
    ['a word of the program', head.replace('label: ', '__proto__: x\nlabel: '), '5 "__proto__" is not known'],
    ['another word of the program', head.replace('label: ', 'constructor: x\nlabel: '), '5 "constructor" is'],
    ['a name in capitals', head.replace('label: ', 'Sample: true\nlabel: '), '5 "Sample" is not known'],
    ['an empty value', head.replace('label: Careers', "label: ''"), '5 "label" is empty'],
    ['half of its quotes', head.replace('label: ', "lead: 'Forms\nlabel: "), '5 The quote that lead begins'],
    ['a mark', head.replace('label: ', 'lead: **Forms**\nlabel: '), '5 lead: "**" would be shown'],
    ['HTML', head.replace('label: ', 'lead: <b>Forms</b>\nlabel: '), '5 lead: "<b>" would be shown'],
    ['a fact of the company', head.replace('label: ', 'lead: At {company}\nlabel: '), '5 lead: "{company}"'],
    ['a parent on another site', head.replace('label: ', 'parent: Us //a.example\nlabel: '), '5 The address'],
    [
      'a choice that is none',
      head.replace('label: ', 'sample: yes\nlabel: '),
      '5 "yes" is not one of the choices',
    ],
    ['the year 0', head.replace('2026-', '0000-'), '6 "0000-11-12" has the year 0'],
  ])('%s', (_, text, message) => {
    expect(faultsOf(text).join('\n')).toContain(message);
  });

  it('with missing lines gives one message for each', () => {
    expect(faultsOf(head.replace(/updated: .*\n/, ''))).toEqual([
      '1 The line "updated: …" is missing between the two "---".',
    ]);
  });
});
