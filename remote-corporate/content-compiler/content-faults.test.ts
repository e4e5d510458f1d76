import { describe, expect, it } from '@jest/globals';
import { byPosition } from 'shared-types/json/problems';
import { readPage } from './compile-page.js';
import { addressFault } from './link-address.js';
import { plainText } from './plain-text.js';

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

const read = (text: string, file = 'page.md') =>
  readPage(text, {
    file,
    readData: (name) => (data as Record<string, unknown>)[name],
  });

const faultsOf = (text: string, file?: string) =>
  read(text, file)
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
    const faults = faultsOf(new TextDecoder().decode(Uint8Array.from(bytes)));
    expect(faults).toEqual([expect.stringMatching(/^1 The character U\+FFFD .* save the file as UTF-8/)]);
  });

  it.each(['\0', '\u202E', '\u200B', '\u2028', '\uD800', '\x1B', '\u{E0041}'])(
    'with %j gives an error with its position',
    (character) => {
      expect(faultsOf(`${head}One\n\nTwo${character}.\n`)).toEqual([expect.stringMatching(/^10 .*U\+/)]);
    },
  );

  it.each([
    ['quotes', '>'.repeat(200)],
    ['quotes with spaces', '> '.repeat(200)],
    ['lists', '- '.repeat(200)],
    ['numbered lists', '1. '.repeat(200)],
    ['marks of weight', '**'.repeat(4000)],
  ])('with %s in each other gives an error', (_, text) => {
    expect(faultsOf(`${head}Text.\n\n${text} x\n`)[0]).toMatch(/^10 /);
  });

  it.each([
    ['is empty', ''],
    ['has no lines at the top', '# Careers\n\n---\n\nText.\n'],
    ['begins with an empty line', `\n${head}`],
    ['has lines at the top without an end', head.replace(/---\n$/, '')],
  ])('that %s gives one message', (_, text) => {
    expect(faultsOf(text)).toEqual([expect.stringMatching(/^1 A page begins with/)]);
    expect(read(text).front).toBeUndefined();
  });
});

describe('the text of a page', () => {
  const cases = [
    ['Text\n\n<script>x</script>', '10 "<script>x</script>" cannot stand here'],
    ['A <b>word', '8 "<b>" cannot stand here'],
    ['![](/x.png)', '8 "![](/x.png)" cannot stand here'],
    ['13. May 2027', '8 A numbered list begins with 1, not 13'],
    ['- one\n-two', '8 "-" would be shown as it stands here'],
    ['One\n• two', '8 "•" would be shown as it stands here'],
    ['- one\n  - two', '9 "- two" cannot stand here'],
    ['- a\n\n  ```\n  code\n  ```', '10 "```" cannot stand here'],
    ['> :::note', '8 ":::note" cannot stand here'],
    ['[a][b]\n\n[b]: /forms', '8 "[a][b]" cannot stand here'],
    ['## One\n\n#### Two', '10 The heading jumps from level 2 to 4; use level 3.'],
    ['# One', '8 A heading begins with "##", "###" or "####"'],
    ['## One\n\n## One', '10 "One" stands twice as a heading'],
    ['## **One**', '8 A heading is plain text'],
    ['See [here](/forms).', '8 The link text "here" does not say where it goes'],
    ['See [the forms](forms).', '8 The address "forms" is no link'],
    ['[to {email}](mailto:{email})', '8 A link stands in a link'],
    ['At {firm}.', '8 {firm} is not known'],
    ['::carousel[x]', '8 "::carousel[x]" is no block; write ::contact, ::facts[…]'],
    [':::facts list', '8 ":::" would be shown'],
    [':::carousel', '8 ":::note" and ":::sample" stand alone'],
    [':::', '8 ":::" would be shown'],
    ['::contact[us]', '8 "::contact[us]" is no block'],
    ['::facts[nowhere]', '8 "::facts[nowhere]" needs a file content/data/nowhere.json'],
    ['::cards[list]', '8 "::cards[list]" needs a file content/data/list.json'],
    ['::facts[__proto__]', '8 "::facts[__proto__]" is no block'],
    ['::insert[x]', '8 "::insert[x]" is no block'],
    [':::note\nText', '8 ":::note" and ":::sample" stand alone on a line'],
    [':::note\n:::', '8 ":::note" and ":::sample" stand alone on a line'],
    ['::::sample\n:::sample\nText\n:::\n::::', '9 ":::note" and ":::sample" stand alone'],
    [':::sample\nText\n\n## Invented\n:::\n\nReal.', '8 ":::sample" ends with a heading'],
    ['Text :::note', '8 ":::" would be shown'],
    ['[forms](/forms and more)', '8 "](" would be shown'],
    ['[forms] (/forms)', '8 "] (" would be shown'],
    ['(forms)[/forms]', '8 ")[" would be shown'],
    ['::facts [list]', '8 "::" would be shown'],
    ['10*20*30 cm', '8 "*20*" stands inside a word or number'],
    ['A **word', '8 "**" would be shown'],
    ['##Heading', '8 "##" would be shown'],
    ['| a | b |\n| 1 | 2 |', '8 "|" would be shown'],
  ] as const;

  it.each(cases)('such as %j is reported with its line and what to do: %s', (text, message) => {
    expect(faultsOf(`${head}${text}\n`)[0]).toContain(message);
  });

  it.each([
    'a < b and c > d',
    '5 * 3 * 2',
    '{ a: 1 }',
    '[**b**](/forms)',
    'One  \ntwo',
    '*One*\n-5 °C',
    '## Health & safety',
    '**One**-two',
    '<https://www.company.example>',
  ])('may be %j', (text) => {
    expect(faultsOf(`${head}${text}\n`)).toEqual([]);
  });
});

it.each([
  ['policies.md', '## Quality', '1 The page needs "::insert[policies]"'],
  ['home.md', 'Closed on Friday.', '8 This page shows no text'],
])('what %s would not show is refused, such as %j', (file, text, message) => {
  expect(faultsOf(`${head}${text}\n`, file)).toEqual([expect.stringContaining(message)]);
});

describe('the front matter', () => {
  it.each([
    ['a comment', head.replace('label: ', 'lead: Order form #12\nlabel: '), '5 A "#" begins a comment'],
    ['a colon', head.replace('label: ', 'lead: A: B\nlabel: '), 'write "name: value" on one line'],
    ['a quote in quotes', head.replace('label: ', 'lead: "A" is "B"\nlabel: '), 'write "name: value"'],
    ['half of its quotes', head.replace('label: ', "lead: 'Forms\nlabel: "), 'write "name: value"'],
    ['a name that stands twice', head.replace('label: ', 'h1: x\nlabel: '), '5 Map keys must be unique'],
    ['an unknown name', head.replace('label: ', 'colour: x\nlabel: '), '5 colour: is not a known key'],
    ['an empty value', head.replace('label: Careers', "label: ''"), '5 label: is empty'],
    ['a mark', head.replace('label: ', 'lead: A **form**\nlabel: '), '5 lead: "**" would be shown'],
    ['a fact of the company', head.replace('label: ', 'lead: At {company}\nlabel: '), '5 lead: "{company}"'],
    ['a parent on another site', head.replace('label: ', 'parent: Us //a.example\nlabel: '), '5 parent: The'],
    ['a choice that is none', head.replace('label: ', 'sample: yes\nlabel: '), '5 sample: Write "true", or'],
    ['a day that is none', head.replace('11-12', '11-31'), '6 updated: is not a day of the calendar'],
  ])('with %s gives one error', (_, text, message) => {
    expect(faultsOf(text)).toEqual([expect.stringContaining(message)]);
  });
});
