import { describe, expect, it } from '@jest/globals';
import { findItems } from './find-items';

const titles = [
  'Home',
  'About Us',
  'General/DIY',
  'Against impact',
  'Impact Gloves',
  'Contact Us',
  'Café Zürich',
];

const found = (text: string) =>
  findItems(
    titles.map((title) => ({ title })),
    text,
  ).map(({ title }) => title);

describe('findItems', () => {
  it('finds titles by the beginnings of their words, those that begin with the first one first', () => {
    const cases = [
      ['CON', ['Contact Us']],
      ['us', ['About Us', 'Contact Us']],
      ['general/diy', ['General/DIY']],
      ['us con', ['Contact Us']],
      ['  cafe zur ', ['Café Zürich']],
      ['impact', ['Impact Gloves', 'Against impact']],
      ['onta', []],
      ['contact me', []],
      [' / ', []],
    ] as const;
    expect(cases.map(([text]) => [text, found(text)])).toEqual(cases);
  });

  it('finds at most ten', () => {
    const many = Array.from({ length: 11 }, (_, index) => ({ title: `Glove ${index}` }));
    expect(findItems(many, 'glove')).toEqual(many.slice(0, 10));
  });
});
