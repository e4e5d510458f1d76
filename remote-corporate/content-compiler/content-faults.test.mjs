import { describe, expect, it } from '@jest/globals';
import { addressFault } from './link-address.mjs';
import { characterFaults, decode, plainText } from './plain-text.mjs';
import { readPage } from './compile-page.mjs';

const head = `---
title: Careers
description: Open positions.
h1: Work that others can feel.
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
const faultsOf = (text) => read(text).problems.findings.map(({ line, message }) => `${line} ${message}`);

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

  it.each([
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
  ])('is not %j', (address) => {
    expect(addressFault(address)).toMatch(/\.$/);
  });
});

describe('a file', () => {
  it('may begin with a byte-order mark and have the line ends of Windows or of old computers', () => {
    for (const end of ['\n', '\r\n', '\r'])
      expect(faultsOf(`\uFEFF${(head + 'Text.\n').replaceAll('\n', end)}`)).toEqual([]);
  });

  it.each([
    ['UTF-16', [0xff, 0xfe, 0x2d, 0x00], 'U+FFFD is no UTF-8'],
    ['Windows-1252', [0x2d, 0xe4, 0x2d], 'U+FFFD is no UTF-8'],
  ])('in %s is told to be no UTF-8', (_, bytes, message) => {
    const [fault] = characterFaults(decode(Uint8Array.from(bytes)));
    expect(fault?.message).toContain(message);
  });

  it.each(['\0', '\u202E', '\u200B', '\u2028', '\uD800', '\x1B', '\u{E0041}'])(
    'has no %j, and the message says where',
    (character) => {
      expect(faultsOf(`${head}One\n\nTwo${character}.\n`)[0]).toMatch(/^10 The character U\+/);
    },
  );

  it('keeps its places when line ends are made plain', () => {
    expect(plainText('\uFEFFa\r\nb\rc')).toBe('a\nb\nc');
  });
});

describe('what nests without end', () => {
  it.each([
    ['quotes', '>'.repeat(3000)],
    ['quotes with spaces', '> '.repeat(2000)],
    ['lists', '- '.repeat(2000)],
    ['numbered lists', '1. '.repeat(1500)],
    ['marks of weight', '**'.repeat(4000)],
    ['long lines', 'a'.repeat(6000)],
  ])('%s: an error with its line', (_, text) => {
    expect(faultsOf(`${head}Text.\n\n${text} x\n`)[0]).toMatch(/^10 /);
  });
});

describe('a named block', () => {
  it.each([
    [':::facts ../../x', '8 ":::facts" needs a file of content/data'],
    [':::facts __proto__', '8 ":::facts" needs a file of content/data'],
    [':::constructor', '8 ":::constructor" is not known'],
    [':::', '8 This ":::" closes nothing'],
    [':::note\nText', '8 ":::note" is not closed'],
    [':::sample\nText', '8 ":::sample" is not closed'],
    [':::sample\n:::sample\nText\n:::\n:::', '9 ":::sample" does not stand in ":::sample"'],
    [':::contact us', '8 ":::contact" stands alone'],
    ['- a\n\n  ```\n  code\n  ```', '10 A code does not stand in a list'],
    ['Text with &nbsp; in it', '8 "&nbsp;" is HTML'],
  ])('%j', (text, message) => {
    expect(faultsOf(`${head}${text}\n`)[0]).toContain(message);
  });
});

describe('sample content', () => {
  it('is noted by the places of what a real site shows; a heading goes with what is below it', () => {
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

  it('is all text of a page that says so, but not the entries that are real', () => {
    const { page } = read(
      `${head.replace('updated', 'sample: true\nupdated')}Text.\n\n## Half\n\n:::facts list\n`,
    );
    expect(page).toMatchObject({ isSample: true, isUnwritten: true, real: [1, 2] });
  });
});

describe('the lines at the top', () => {
  it.each([
    ['a second line that is missing', head.replace(/---\n$/, ''), 'The second "---" is missing'],
    ['a tab', head.replace('label: ', 'label:\t'), '5 Write "name: value" on one line'],
    ['a name that stands twice', head.replace('label: ', 'h1: x\nlabel: '), '5 "h1" stands twice'],
    ['a word of the program', head.replace('label: ', '__proto__: x\nlabel: '), '5 Write "name: value"'],
    [
      'a choice that is none',
      head.replace('label: ', 'sample: yes\nlabel: '),
      '5 "yes" is not one of the choices',
    ],
    ['the year 0', head.replace('2026-', '0000-'), '6 "0000-11-12" has the year 0'],
  ])('%s', (_, text, message) => {
    expect(faultsOf(text).join('\n')).toContain(message);
  });
});
