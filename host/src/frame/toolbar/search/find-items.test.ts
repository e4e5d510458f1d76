import { describe, expect, it } from '@jest/globals';
import { findItems } from './find-items';

const titles = [
  'Home',
  'About Us',
  'General/DIY',
  'Protection against impact',
  'Impact Protection',
  'Contact Us',
  'Café Zürich',
  'Site Map',
];

const items = titles.map((title) => ({ title }));

const found = (text: string) => findItems(items, text).map(({ item }) => item.title);

/** Matched letters stand between brackets. */
const marked = (text: string) =>
  findItems(items, text).map(({ title }) =>
    title.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join(''),
  );

describe('findItems', () => {
  it.each([
    ['con', ['Contact Us']],
    ['CON', ['Contact Us']],
    ['us', ['About Us', 'Contact Us']],
    ['diy', ['General/DIY']],
    ['general/diy', ['General/DIY']],
    ['us con', ['Contact Us']],
    ['cafe', ['Café Zürich']],
    ['zu', ['Café Zürich']],
    ['ZÜR', ['Café Zürich']],
    ['  map  ', ['Site Map']],
    ['onta', []],
    ['contact me', []],
    ['zzz', []],
    ['', []],
    [' / ', []],
  ])('finds for %j %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('puts titles that begin with the first word first, the others in their order', () => {
    expect(found('impact')).toEqual(['Impact Protection', 'Protection against impact']);
    expect(found('prot')).toEqual(['Protection against impact', 'Impact Protection']);
  });

  it.each([
    ['con', ['[Con]tact Us']],
    ['u', ['About [U]s', 'Contact [U]s']],
    ['c u', ['[C]ontact [U]s']],
    ['cafe z', ['[Café] [Z]ürich']],
    ['cafe\u0301', ['[Café] Zürich']],
    ['m ma map', ['Site [Map]']],
  ])('marks for %j %j', (text, expected) => {
    expect(marked(text)).toEqual(expected);
  });

  it('marks a letter with its accent, however it is written', () => {
    const [one] = findItems([{ title: 'Cafe\u0301 bar' }], 'cafe');
    expect(one?.title.map((part) => part.text)).toEqual(['Cafe\u0301', ' bar']);
  });

  it('finds at most ten', () => {
    const many = Array.from({ length: 11 }, (_, index) => ({ title: `Glove ${index}` }));
    expect(findItems(many, 'glove')).toHaveLength(10);
    expect(findItems(many, 'glove').at(-1)?.item.title).toBe('Glove 9');
  });
});
