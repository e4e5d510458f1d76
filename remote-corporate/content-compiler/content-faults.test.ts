import { describe, expect, it } from '@jest/globals';
import { byPosition } from 'shared-types/json/problems';
import { readPage } from './compile-page.js';
import { addressFault } from './link-address.js';
import { decode, plainText } from './plain-text.js';

const head = `---
title: Careers
description: Open positions.
h1: Careers and open positions
label: Careers
updated: 2026-11-12
---
`;

const data = {
  list: { $schema: '../schema/facts.schema.json', entries: [{ term: 'Real', text: 'one' }] },
};

const read = (text: string) =>
  readPage(text, {
    file: 'page.md',
    readData: (name) => (data as Record<string, unknown>)[name],
  });

const faultsOf = (text: string) =>
  read(text)
    .problems.toSorted(byPosition)
    .map(({ line, message }) => `${line} ${message}`);

describe('the address of a link', () => {
  it.each([
    '/forms',
    '/forms#documents',
    '/contact-us?items=QM101,XP301',
    '/product-details/10.02200',
    '#documents',
    'https://www.company.example/a?b=c',
    'mailto:name@company.example',
    'mailto:{email}?subject=Registration%3A%20Reading',
    'tel:+49 555 0142',
  ])('may be %s', (address) => {
    expect(addressFault(address)).toBeUndefined();
  });

  it('cannot be anything else', () => {
    const addresses = [
      ...['mailto:foo', 'mailto:a@b', 'mailto:{email}?subject={company}', 'tel:call me', 'forms', ''],
      ...['//elsewhere.example', '/\\elsewhere.example', '/%5Celsewhere.example', '/%2F/elsewhere.example'],
      ...['/a//b', '/../a', '/%zz', 'https://', 'https:///a', 'https://user@company.example'],
      ...['https://.example', 'https://company..example', 'http:/company.example', 'http://company.example'],
      ...['javascript:alert(1)', 'JavaScript:alert(1)', 'java\tscript:alert(1)', ' javascript:alert(1)'],
      ...['&#106;avascript:alert(1)', 'data:text/html,x'],
    ];
    expect(addresses.filter((address) => !addressFault(address)?.endsWith('.'))).toEqual([]);
  });
});

describe('a file', () => {
  it('may begin with a byte-order mark and have line ends of Windows or of old Macs', () => {
    for (const end of ['\n', '\r\n', '\r'])
      expect(faultsOf(`\uFEFF${(head + 'Text.\n').replaceAll('\n', end)}`)).toEqual([]);
    expect(plainText('\uFEFFa\r\nb\rc')).toBe('a\nb\nc');
  });

  it.each([
    ['UTF-16', [0xff, 0xfe, 0x2d, 0x00]],
    ['Windows-1252', [0x2d, 0xe4, 0x2d]],
  ])('in %s is reported as not UTF-8', (_, bytes) => {
    const faults = faultsOf(decode(Uint8Array.from(bytes)));
    expect(faults).toEqual([expect.stringMatching(/^1 The character U\+FFFD .* save the file as UTF-8/)]);
  });

  it.each(['\0', '\u202E', '\u200B', '\u2028', '\uD800', '\x1B', '\u{E0041}'])(
    'with %j gives an error with its position',
    (character) => {
      expect(faultsOf(`${head}One\n\nTwo${character}.\n`)).toEqual([expect.stringMatching(/^10 .*U\+/)]);
    },
  );

  it('with invisible characters is checked for everything else, as if they were not there', () => {
    const text = `${head.replace('label: Careers', 'label: \u200BCareers\nlead: **Forms**')}\u2060## One\n\nSee [here](/for\u200Bms).\n`;
    expect(faultsOf(text)).toEqual([
      expect.stringMatching(/^5 .*U\+200B/),
      expect.stringMatching(/^6 lead: /),
      expect.stringMatching(/^9 .*U\+2060/),
      expect.stringMatching(/^11 .*"here"/),
      expect.stringMatching(/^11 .*U\+200B/),
    ]);
  });

  it.each([
    ['quotes', '>'.repeat(3000)],
    ['quotes with spaces', '> '.repeat(2000)],
    ['lists', '- '.repeat(2000)],
    ['numbered lists', '1. '.repeat(1500)],
    ['marks of weight', '**'.repeat(4000)],
    ['long lines', 'a'.repeat(6000)],
  ])('that would exhaust parsers by %s gives one error', (_, text) => {
    expect(faultsOf(`${head}Text.\n\n${text} x\n`)).toEqual([expect.stringMatching(/^10 The line is/)]);
  });

  it.each([
    ['is empty', ''],
    ['has no lines at the top', '# Careers\n\n---\n\nText.\n'],
    ['begins with an empty line', `\n${head}`],
    ['has lines at the top without an end', head.replace(/---\n$/, '')],
  ])('that %s gives one message', (_, text) => {
    expect(faultsOf(text)).toEqual([expect.stringMatching(/^1 A page begins with/)]);
    expect(read(text).isRead).toBe(false);
  });
});

describe('the text of a page', () => {
  const cases = [
    ['Text\n\n<script>x</script>', '10 "<script>x</script>" cannot stand here'],
    ['A <b>word', '8 "<b>" cannot stand here'],
    ['![](/x.png)', '8 "![](/x.png)" cannot stand here'],
    ['One  \ntwo', '8 The line ends with blanks or a backslash'],
    ['One\n---', '8 A line of "-" or "=" below a text'],
    ['13. May 2027', '8 A numbered list begins with 1, not 13'],
    ['- one\n-two', '9 "-" would be shown as it stands here'],
    ['One\n• two', '9 "•" would be shown as it stands here'],
    ['-\u00a0one', '8 "-" would be shown as it stands here'],
    ['- one\n  - two', '9 "- two" cannot stand here'],
    ['- a\n\n  ```\n  code\n  ```', '10 "```" cannot stand here'],
    ['> :::note', '8 ":::note" cannot stand here'],
    ['- [ ] one', '8 A list has no boxes to tick'],
    ['[a][b]\n\n[b]: /forms', '10 "[b]: /forms" cannot stand here'],
    ['## One\n\n#### Two', '10 The heading jumps from level 2 to 4; use level 3.'],
    ['# One', '8 A heading begins with "##", "###" or "####"'],
    ['## One\n\n## One', '10 "One" stands twice as a heading'],
    ['## **One**', '8 A heading is plain text'],
    ['See [here](/forms).', '8 The link text "here" does not say where it goes'],
    ['See [the forms](forms).', '8 The address "forms" is no link'],
    ['[to {email}](mailto:{email})', '8 A link stands in a link'],
    ['At {firm}.', '8 {firm} is not known'],
    ['| a |\n| - |\n| 1 | 2 |', '10 The row has 2 cells'],
    [':::carousel x', '8 ":::carousel x" is no block; use one of note, sample, contact, insert, facts'],
    [':::constructor', '8 ":::constructor " is no block'],
    [':::', '8 "::: " is no block'],
    [':::contact us', '8 ":::contact us" is no block'],
    [':::facts nowhere', '8 There is no file content/data/nowhere.json'],
    [':::cards list', '8 ":::cards" needs a file of content/data'],
    [':::facts ../../x', '8 ":::facts" needs a file of content/data'],
    [':::facts __proto__', '8 ":::facts" needs a file of content/data'],
    [':::insert x', '8 ":::insert x" is not known'],
    [':::note\nText', '8 ":::note" stands alone on its line'],
    [':::note\n:::', '8 ":::note" stands alone on its line'],
    [':::sample\n:::sample\nText\n:::\n:::', '9 ":::sample" stands alone'],
    [':::sample\nText\n\n## Invented\n:::\n\nReal.', '8 ":::sample" ends with a heading'],
    ['Text :::note', '8 ":::" would be shown'],
    ['Text with &nbsp; in it', '8 "&nbsp;" would be shown'],
    ['[forms](/forms and more)', '8 "](" would be shown'],
    ['[forms] (/forms)', '8 "] (" would be shown'],
    ['(forms)[/forms]', '8 ")[" would be shown'],
    ['A **word', '8 "**" would be shown'],
    ['##Heading', '8 "##" would be shown'],
    ['| a | b |\n| 1 | 2 |', '8 "| a | b |" would be shown'],
  ] as const;

  it.each(cases)('such as %j is reported with its line and what to do: %s', (text, message) => {
    expect(faultsOf(`${head}${text}\n`)[0]).toContain(message);
  });

  it.each([
    'a < b and c > d',
    '5 * 3 * 2',
    '{ a: 1 }',
    '| a |\n| - |\n| 1 \\| 2 |',
    '[**b**](/forms)',
    '*One*\n-5 °C',
    '**One**-two',
  ])('may be %j', (text) => {
    expect(faultsOf(`${head}${text}\n`)).toEqual([]);
  });
});

describe('the front matter', () => {
  it.each([
    ['a tab', head.replace('label: ', 'lead:\tForms\nlabel: '), '5 Write "name: value" on one line'],
    ['a quote in quotes', head.replace('label: ', 'lead: "A" is "B"\nlabel: '), '5 Write "name: value"'],
    ['half of its quotes', head.replace('label: ', "lead: 'Forms\nlabel: "), '5 Write "name: value"'],
    ['a name that stands twice', head.replace('label: ', 'h1: x\nlabel: '), '5 "h1" stands twice'],
    ['a word of the program', head.replace('label: ', '__proto__: x\nlabel: '), '5 "__proto__" is not known'],
    ['an empty value', head.replace('label: Careers', "label: ''"), '1 The line "label: …" is missing'],
    ['a mark', head.replace('label: ', 'lead: **Forms**\nlabel: '), '5 lead: "**" would be shown'],
    ['a fact of the company', head.replace('label: ', 'lead: At {company}\nlabel: '), '5 lead: "{company}"'],
    ['a parent on another site', head.replace('label: ', 'parent: Us //a.example\nlabel: '), '5 parent: The'],
    [
      'a choice that is none',
      head.replace('label: ', 'sample: yes\nlabel: '),
      '5 sample: "yes" is not known',
    ],
    ['a day that is none', head.replace('11-12', '11-31'), '6 updated: "2026-11-31" is not a date'],
  ])('with %s gives one error', (_, text, message) => {
    expect(faultsOf(text)).toEqual([expect.stringContaining(message)]);
  });
});
