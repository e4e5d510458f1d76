import { describe, expect, it } from '@jest/globals';
import { compilePage } from './compile-page.js';

const frontMatter = `---
h1: Careers and open positions
label: Careers
updated: 2026-11-12
---
`;

const data = {
  mixed: {
    $schema: '../schema/facts.schema.json',
    entries: [
      { term: 'Real', text: 'one' },
      { term: 'Invented', text: 'two', sample: true },
    ],
  },
  sizes: { $schema: '../schema/facts.schema.json', entries: [{ term: 'Glove sizes', text: '6 to 12' }] },
};

const compile = (body: string, head: string = frontMatter) =>
  compilePage(head + body, {
    file: 'content/pages/career.md',
    readData: (name) => (data as Record<string, unknown>)[name],
  });

describe('a compiled page', () => {
  it('has its heading, its short name and its date in words', () => {
    const { h1, label, updated } = compile('Text.');
    expect({ h1, label, updated }).toEqual({
      h1: 'Careers and open positions',
      label: 'Careers',
      updated: '2026-11-12',
    });
  });

  it('ends with a link to the contact page unless the front matter names another one', () => {
    expect(compile('').closing).toEqual({ label: 'Questions? Contact us', path: '/contact-us' });
    const head = frontMatter.replace('label:', 'closing: See the forms /forms\nlabel:');
    expect(compile('', head).closing).toEqual({ label: 'See the forms', path: '/forms' });
  });

  it('lists its sections if the front matter asks for it', () => {
    const head = frontMatter.replace('label:', 'toc: true\nlabel:');
    expect(compile('## How we hire\n\n### First\n', head).sections).toEqual([
      { id: 'how-we-hire', text: 'How we hire' },
    ]);
    expect(compile('## How we hire\n').sections).toBeUndefined();
  });

  it('accepts a quoted value with a colon', () => {
    const head = frontMatter.replace('label:', 'lead: "One: two"\nlabel:');
    expect(compile('', head).lead).toBe('One: two');
  });

  it('has nodes for paragraphs, emphasis, links and company facts', () => {
    expect(compile('Write **soon** to [us](/contact-us) at {company}.').body).toEqual([
      {
        kind: 'paragraph',
        children: [
          'Write ',
          { kind: 'strong', children: ['soon'] },
          ' to ',
          { kind: 'link', href: '/contact-us', children: ['us'] },
          ' at ',
          { kind: 'site', field: 'company' },
          '.',
        ],
      },
    ]);
  });

  it('has nodes for lists and notes', () => {
    const { body } = compile('- one\n- two\n\n:::note\nMind this.\n:::\n');
    expect(body).toEqual([
      { kind: 'list', isOrdered: false, items: [['one'], ['two']] },
      { kind: 'note', children: [{ kind: 'paragraph', children: ['Mind this.'] }] },
    ]);
  });

  it('has the entries of a data file in place of their block', () => {
    expect(compile('::facts[sizes]\n').body).toEqual([
      { kind: 'block', name: 'facts', entries: data.sizes.entries },
    ]);
  });
});

describe('sample content', () => {
  it('leaves the indexes of what a real site shows; a heading goes with its section', () => {
    const page = compile('Real.\n\n:::sample\n\n## Invented\n\nText.\n\n:::\n\n## Half\n\n::facts[mixed]\n');
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
    const head = frontMatter.replace('updated', 'sample: true\nupdated');
    expect(compile('Text.\n\n## Half\n\n::facts[mixed]\n', head)).toMatchObject({
      isUnwritten: true,
      real: [1, 2],
    });
  });
});

it('all errors of a file are reported at once, each with its place', () => {
  expect(() => compile('# One\n\n<i>x</i>')).toThrow(
    /^content\/pages\/career.md:6:1 A heading .*\ncontent\/pages\/career.md:8:1 /,
  );
});
