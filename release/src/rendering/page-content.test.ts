import { describe, expect, it } from '@jest/globals';
import { contentHash } from './page-content.js';

const head = { title: 'Gloves | Test', description: 'All gloves.' };

const page = (main: string, around = '') => `<header>${around}</header><main id="main">${main}</main>`;

const plain = contentHash(head, page('<h1 class="a1">Gloves</h1><a href="/x">See</a>'));

describe('the content of a page is the same', () => {
  it.each([
    ['with other classes and ids', page('<h1 class="b2" id="_R_1_">Gloves</h1><a href="/x">See</a>')],
    ['with another header', page('<h1>Gloves</h1><a href="/x">See</a>', 'New menu')],
    ['with another drawing', page('<h1>Gloves</h1><svg><title>No</title></svg><a href="/x">See</a>')],
  ])('%s', (_, html) => {
    expect(contentHash(head, html)).toBe(plain);
  });

  it('with files at other addresses', () => {
    const at = (version: string, hash: string) =>
      contentHash(
        { ...head, structuredData: [{ image: `https://a.example/assets/${hash}.svg` }] },
        page(`<a href="/remotes/shop/${version}/a.pdf">PDF</a><img alt="A glove" src="/assets/${hash}.svg">`),
      );
    expect(at('1.0.0', 'aa')).toBe(at('1.1.0', 'bb'));
  });
});

describe('the content of a page changes', () => {
  it.each([
    ['with another word', head, page('<h1>Glove</h1><a href="/x">See</a>')],
    ['with another link', head, page('<h1>Gloves</h1><a href="/y">See</a>')],
    ['with a picture’s text', head, page('<h1>Gloves</h1><img alt="A glove"><a href="/x">See</a>')],
    ['under another title', { ...head, title: 'B' }, page('<h1>Gloves</h1><a href="/x">See</a>')],
    [
      'with other structured data',
      { ...head, structuredData: [{ name: 'A' }] },
      page('<h1>Gloves</h1><a href="/x">See</a>'),
    ],
  ])('%s', (_, other, html) => {
    expect(contentHash(other, html)).not.toBe(plain);
  });
});
