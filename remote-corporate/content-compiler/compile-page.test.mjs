import { describe, expect, it } from '@jest/globals';
import { missesOf } from 'shared-types/testing/misses-of';
import { compilePage } from './compile-page.mjs';

const frontMatter = `---
title: Careers
description: Open positions.
h1: Careers and open positions
label: Careers
updated: 2026-11-12
---
`;

const data = {
  sizes: { $schema: '../schema/facts.schema.json', entries: [{ term: 'Glove sizes', text: '6 to 12' }] },
};

/** @param {string} body @param {string} [head] */
const compile = (body, head = frontMatter) =>
  compilePage(head + body, {
    file: 'content/pages/career.md',
    readData: (name) => /** @type {Record<string, unknown>} */ (data)[name],
  });

describe('a compiled page', () => {
  it('has its heading, its short name and its date in words', () => {
    const { h1, label, updated, isSample } = compile('Text.');
    expect({ h1, label, updated, isSample }).toEqual({
      h1: 'Careers and open positions',
      label: 'Careers',
      updated: { iso: '2026-11-12', text: '12 November 2026' },
      isSample: false,
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
    const head = frontMatter.replace('Careers\ndes', '\'Forms: samples\'\nlead: "One: two"\ndes');
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

  it('has nodes for lists, tables and notes', () => {
    const body = compile(
      '- one\n- two\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n:::note\nMind this.\n:::\n',
    ).body;
    expect(body).toEqual([
      { kind: 'list', isOrdered: false, items: [['one'], ['two']] },
      { kind: 'table', head: [['a'], ['b']], rows: [[['1'], ['2']]] },
      { kind: 'note', children: [{ kind: 'paragraph', children: ['Mind this.'] }] },
    ]);
  });

  it('has the entries of a data file in place of their block', () => {
    expect(compile(':::facts sizes\n').body).toEqual([
      { kind: 'block', name: 'facts', entries: data.sizes.entries },
    ]);
  });
});

describe('an error message names', () => {
  const cases = /** @type {const} */ ([
    ['raw HTML', 'Text\n\n<script>x</script>', '10:1 HTML is not allowed; write the same in Markdown.'],
    ['HTML in a sentence', 'A <b>word</b>', '8:3 HTML is not allowed; write the same in Markdown.'],
    ['a heading jump', '## One\n\n#### Two', '10:1 The heading jumps from level 2 to 4; use level 3.'],
    [
      'a heading of level 1',
      '# One',
      '8:1 A heading begins with "##", "###" or "####"; the one with "#" is the "h1" at the top.',
    ],
    [
      'a heading that stands twice',
      '## One\n\n## One',
      '10:1 "One" stands twice as a heading; links need different ones.',
    ],
    [
      'a picture',
      '![](/x.png)',
      '8:1 Pictures do not stand in a text; take the line out and ask for a place on the page.',
    ],
    [
      'an unknown block',
      ':::carousel x',
      '8:1 ":::carousel" is not known; use one of note, sample, contact, insert, facts, steps, cards, timeline.',
    ],
    [
      'a data file that is not there',
      ':::facts nowhere',
      '8:1 There is no file content/data/nowhere.json for ":::facts nowhere"; correct the name, or add the file.',
    ],
    [
      'a data file for another block',
      ':::cards sizes',
      '8:1 ":::cards" needs a file of content/data that begins with "$schema": "../schema/cards.schema.json", as in ":::cards requests".',
    ],
    [
      'an empty link text',
      'See [here](/forms).',
      '8:5 The link text "here" does not say where it goes; name the page.',
    ],
    [
      'an address without its slash',
      'See [the forms](forms).',
      '8:5 The address "forms" is of no known kind; begin it with "/", "#", "https:", "mailto:" or "tel:".',
    ],
    [
      'an unknown company fact',
      'At {firm}.',
      '8:4 {firm} is not known; use one of {company}, {email}, {phone}, {address}.',
    ],
    [
      'a list in a list',
      '- one\n  - two',
      '9:3 A list does not stand in a list; end that first, or write one sentence.',
    ],
  ]);

  it('each with its place and what to do', async () => {
    expect(
      await missesOf(cases, ([, body, message]) => {
        expect(() => compile(body)).toThrow(`content/pages/career.md:${message}`);
      }),
    ).toEqual([]);
  });

  it('all errors of a file at once, one on each line', () => {
    expect(() => compile('# One\n\n<i>x</i>')).toThrow(/8:1.*\n.*10:1/);
  });

  it('missing and unknown front matter', () => {
    const head = '---\ntitle: Careers\ncolour: red\nupdated: 12.11.2026\n---\n';
    expect(() => compile('', head)).toThrow(/3:1 "colour" is not known; use one of title, /);
    expect(() => compile('', head)).toThrow(/1:1 The line "h1: …" is missing/);
    expect(() => compile('', head)).toThrow(
      /4:1 "12.11.2026" is not a date; write year, month and day: 2026-11-12./,
    );
    expect(() => compile('', 'No front matter.')).toThrow(/1:1 A page begins with "---"/);
  });
});
