import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RowFacts } from '../../../articles/product-row';
import { answerAt, askable } from '../../testing/answer-at';
import { testRow } from '../../testing/test-row';
import { openFinder, type Finder } from './finder';

const row = (articleNo: string, title: string, facts: Partial<RowFacts> = {}) =>
  testRow(facts, { articleNo, title, type: 'High Visibility Garments' });

const rows = [
  row('H1', 'Mesh vest', { kind: 'Vest', colours: ['Yellow'], codes: { iso20471: '2' } }),
  row('H2', 'Plain vest', { kind: 'Vest', colours: ['Orange'], codes: { iso20471: '1' } }),
  row('H3', 'Plain coat', { kind: 'Coat', colours: ['Navy'] }),
];
const lists = {
  notSold: [['life belt', 'life belts']] as const,
  foreign: [['gilet', 'vest']] as const,
  makers: ['Ansell'],
};

let finder: Finder;

beforeAll(async () => {
  const synonyms = [{ equal: ['jacket', 'coat'], also: [] }];
  finder = await openFinder({ rows, synonyms, lists, pause: () => Promise.resolve() });
});

const evidenceOf = (text: string) =>
  answerAt(askable(rows, finder), `/products?q=${encodeURIComponent(text)}`).evidence;

/** Misses and then what is stated, of each card. */
function cardsOf(text: string) {
  const { found } = answerAt(askable(rows, finder), `/products?q=${encodeURIComponent(text)}`);
  return found?.rows.map((each) => {
    const { misses = [], states = [] } = found.onCard(each) ?? {};
    return [each.articleNo, ...misses.map(({ verdict, text: miss }) => `${verdict}: ${miss}`), ...states];
  });
}

describe('the line above a search', () => {
  it.each([
    ['yellow mesh vest', '1 matches everything you asked'],
    ['vest', '2 match what you asked'],
    ['yellow or orange vest plain', '1 matches everything you asked · 1 misses something'],
    ['yellow vest xylophone', '1 matches everything but “xylophone”'],
    ['orange mesh vest', 'None matches everything · 2 miss something'],
    ['yellow vest -30 °C', 'None matches everything · 1 misses something'],
  ])('for “%s” is “%s”', (text, counts) => {
    expect(evidenceOf(text)?.counts).toBe(counts);
  });

  it('names each word as it was understood, with the text without it', () => {
    expect(evidenceOf('gilet xylophone yelow')?.understood).toEqual([
      { label: 'vest', written: 'gilet', without: '/products?q=xylophone%20yelow' },
      { label: 'xylophone', isUnknown: true, without: '/products?q=gilet%20yelow' },
      { label: 'yellow', written: 'yelow', without: '/products?q=gilet%20xylophone' },
    ]);
  });

  it('is a heading alone for what is not sold', () => {
    expect(evidenceOf('life belt')).toMatchObject({ heading: 'We have no life belts', understood: [] });
    expect(cardsOf('life belt')).toEqual([]);
    expect(evidenceOf('Ansell vest')?.heading).toBe('We do not sell Ansell');
  });

  it.each([
    ['class 3 vest', 'None reaches Visibility class 3; the highest is 2: H1.'],
    ['class 2 vest', 'Not listed: 1 that does not state “Visibility class 2 or better”.'],
    ['vest freezer', 'None states “freezer”.'],
    ['-30 °C vest', 'A level is no temperature'],
  ])('says beside for “%s”: %s', (text, remark) => {
    expect(evidenceOf(text)?.remarks).toEqual(expect.arrayContaining([expect.stringContaining(remark)]));
  });
});

describe('a card of a search', () => {
  it('has first what it misses, then what it states, without the kind', () => {
    expect(cardsOf('yellow mesh plain class 1 vest')).toEqual([
      ['H1', 'silent: plain not stated', 'yellow', 'mesh', 'EN ISO 20471 class 2'],
      ['H2', 'no: not yellow: orange', 'silent: mesh not stated', 'plain', 'EN ISO 20471 class 1'],
    ]);
  });

  it('names the place of a text that only the search call finds', () => {
    expect(cardsOf('lai')).toEqual([
      ['H2', '“lai” in Plain vest'],
      ['H3', '“lai” in Plain coat'],
    ]);
  });
});
