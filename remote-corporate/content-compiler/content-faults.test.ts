import { describe, expect, it } from '@jest/globals';
import { byPosition } from 'shared-types/json/problems';
import { readPage } from './compile-page.js';
import { isAddress } from './link-address.js';
import { plainText } from './plain-text.js';

const head = `---
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
    expect(isAddress(address)).toBe(true);
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
    expect(addresses.filter(isAddress)).toEqual([]);
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
    expect(faults).toEqual([
      expect.stringMatching(/^1 A character cannot be seen; .* save the file as UTF-8/),
    ]);
  });

  it.each(['\0', '\u202E', '\u200B', '\u2028', '\uD800', '\x1B', '\u{E0041}'])(
    'with %j gives an error with its position',
    (character) => {
      expect(faultsOf(`${head}One\n\nTwo${character}.\n`)).toEqual([
        expect.stringMatching(/^8 A character cannot be seen/),
      ]);
    },
  );

  it.each([
    ['quotes', '>'.repeat(200)],
    ['quotes with spaces', '> '.repeat(200)],
    ['lists', '- '.repeat(200)],
    ['numbered lists', '1. '.repeat(200)],
  ])('with %s in each other gives an error', (_, text) => {
    expect(faultsOf(`${head}Text.\n\n${text} x\n`)[0]).toMatch(/^8 /);
  });

  it.each([
    ['is empty', ''],
    ['has no lines at the top', '# Careers\n\n---\n\nText.\n'],
    ['begins with an empty line', `\n${head}`],
    ['has lines at the top without an end', head.replace(/---\n$/, '')],
  ])('that %s gives one message', (_, text) => {
    expect(faultsOf(text)).toEqual([expect.stringMatching(/^1 A page begins with/)]);
    expect(read(text).page).toBeUndefined();
  });
});

describe('the text of a page', () => {
  const cases = [
    ['Text\n\n<script>x</script>', '8 "<script>x</script>" cannot stand here'],
    ['A <b>word', '6 "<b>" cannot stand here'],
    ['![](/x.png)', '6 "![](/x.png)" cannot stand here'],
    ['13. May 2027', '6 "13. May 2027" cannot stand here'],
    ['- one\n  - two', '7 "- two" cannot stand here'],
    ['- a\n\n  ```\n  code\n  ```', '8 "```" cannot stand here'],
    ['> :::note', '6 ":::note" cannot stand here'],
    ['[a][b]\n\n[b]: /forms', '6 "[a][b]" cannot stand here'],
    ['## One\n\n#### Two', '8 The heading jumps from level 2 to 4; use level 3.'],
    ['# One', '6 A heading begins with "##", "###" or "####"'],
    ['## One\n\n## One', '8 "One" stands twice as a heading'],
    ['## **One**', '6 A heading is plain text'],
    ['See [the forms](forms).', '6 The address "forms" is no link'],
    ['[to {email}](mailto:{email})', '6 A fact of the company stands in a link'],
    ['At {firm}.', '6 {firm} is not known'],
    ['::carousel[x]', '6 "::carousel[x]" is no block; write ::contact, ::facts[…]'],
    [':::carousel', '6 ":::note" and ":::sample" stand alone'],
    ['::contact[us]', '6 "::contact[us]" is no block'],
    ['::facts[nowhere]', '6 "::facts[nowhere]" needs a file content/data/nowhere.json'],
    ['::cards[list]', '6 "::cards[list]" needs a file content/data/list.json'],
    ['::facts[__proto__]', '6 "::facts[__proto__]" is no block'],
    ['::insert[x]', '6 "::insert[x]" is no block'],
    [':::note\nText', '6 ":::note" and ":::sample" stand alone on a line'],
    [':::note\n:::', '6 ":::note" and ":::sample" stand alone on a line'],
    ['::::sample\n:::sample\nText\n:::\n::::', '7 ":::note" and ":::sample" stand alone'],
    [':::sample\nText\n\n## Invented\n:::\n\nReal.', '6 ":::sample" ends with a heading'],
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

it('a page without the place of a part that its screen draws is refused', () => {
  expect(faultsOf(`${head}## Quality\n`, 'policies.md')).toEqual([
    expect.stringContaining('1 The page needs "::insert[policies]"'),
  ]);
});

describe('the front matter', () => {
  it.each([
    ['a colon', head.replace('label: ', 'lead: A: B\nlabel: '), 'write "name: value" on one line'],
    ['a quote in quotes', head.replace('label: ', 'lead: "A" is "B"\nlabel: '), 'write "name: value"'],
    ['half of its quotes', head.replace('label: ', "lead: 'Forms\nlabel: "), 'write "name: value"'],
    ['a name that stands twice', head.replace('label: ', 'h1: x\nlabel: '), '3 Map keys must be unique'],
    ['an unknown name', head.replace('label: ', 'colour: x\nlabel: '), '3 colour: is not a known key'],
    ['an empty value', head.replace('label: Careers', "label: ''"), '3 label: is empty'],
    [
      'a parent on another site',
      head.replace('label: ', 'parent: Us //a.example\nlabel: '),
      '3 parent: is no link',
    ],
    ['a choice that is none', head.replace('label: ', 'sample: yes\nlabel: '), '3 sample: Write "true", or'],
    ['a day that is none', head.replace('11-12', '11-31'), '4 updated: is not a day of the calendar'],
  ])('with %s gives one error', (_, text, message) => {
    expect(faultsOf(text)).toEqual([expect.stringContaining(message)]);
  });
});
