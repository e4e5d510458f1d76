import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductRow, RowFacts } from '../../../articles/product-row';
import type { ProductType } from '../../../articles/product-types';
import type { Finder } from './finder';
import { testRow } from '../../testing/test-row';
import { searchWords } from '../ask/search-words';
import { openFinder } from './open-finder';

const row = (articleNo: string, title: string, facts: Partial<RowFacts> = {}): ProductRow =>
  testRow(facts, { articleNo, title, type: 'Industrial Gloves Cotton' });

const ofType = (type: ProductType, given: ProductRow): ProductRow => ({ ...given, type });

const rows: readonly ProductRow[] = [
  row('A1', 'Dipped glove', { coating: 'Polyurethane' }),
  row('A2', 'Rigger, purple stripe'),
  row('A3', 'Pile glove', { lining: 'Pile', codes: { en511: 'X2X' }, traits: ['insulated', 'lined'] }),
  row('A4', 'Plain glove', { lining: 'Lined with jersey', traits: ['lined'] }),
  row('A5', 'Waterproof glove, not insulated'),
  row('A6', 'Knit glove to execute fine work'),
  row('K701', 'Knit glove with a cut-resistant yarn'),
  ofType('Fire Resistant Garments', row('B1', 'Coverall for welders', { kind: 'Coverall' })),
  ofType('Non Fire Resistants Garments', row('B2', 'Coverall')),
  ofType('High Visibility Garments', row('B3', 'High-visibility vest', { colours: ['Yellow'] })),
  ofType('High Visibility Garments', row('K702', 'High-visibility dungarees')),
];

const synonyms = [
  { equal: ['PU', 'polyurethane'], also: [] },
  { equal: ['cold store', 'winter', 'EN 511'], also: ['lined'] },
  { equal: ['boiler suit', 'coverall'], also: [] },
  { equal: ['pilot coverall', 'bomber coverall'], also: [] },
  { equal: ['cosy', 'snug'], also: ['waterproof', 'insulated'] },
  { equal: ['hi-vis', 'high visibility'], also: [] },
  { equal: ['hi-vis pole', 'high-visibility vest'], also: [] },
  { equal: ['pole and brace', 'dungarees'], also: [] },
];

let finder: Finder;

beforeAll(async () => {
  finder = await openFinder({ synonyms, rows, pause: () => Promise.resolve() });
});

/** Articles that a text finds, without those that only come near. */
function found(text: string): readonly string[] {
  const { rows, others } = finder.find(searchWords(text));
  return rows.slice(0, others.from).map(({ articleNo }) => articleNo);
}

describe('a finder', () => {
  it.each([
    ['a word of a title', 'stripe', ['A2']],
    ['several of a word', 'stripes', ['A2']],
    ['words of several fields', 'yellow vest', ['B3']],
    ['words that a hyphen joins', 'highvisibility', ['B3', 'K702']],
    ['a synonym', 'boiler suit welders', ['B1']],
    ['a synonym that is written as one word', 'boilersuits', ['B1', 'B2']],
    ['a synonym that is spelled in another way', 'hi vis', ['B3', 'K702']],
    ['the beginning of a number', 'k 701', ['K701']],
    ['a word with a typing error', 'polyuretane', ['A1']],
    ['a word with two letters swapped', 'purpel', ['A2']],
  ])('finds %s: %s', (_, text, numbers) => {
    expect(found(text)).toEqual(numbers);
  });

  it('finds a word only as a whole', () => {
    expect(found('dung')).toEqual([]);
    expect(found('PU')).toEqual(['A1']);
    expect(found('cut')).toEqual(['K701']);
  });

  it('puts what is marked before what is only lined', () => {
    expect(found('cold store')).toEqual(['A3', 'A4']);
  });

  it('does not find what an article denies', () => {
    expect(found('insulated')).toEqual(['A3']);
    expect(found('fire resistant')).toEqual(['B1']);
    expect(found('cosy')).toEqual(['A3']);
  });

  it('leaves out what the text denies', () => {
    expect(found('coverall without welders')).toEqual(['B2']);
  });

  it.each([
    ['an unknown word', 'purple xylophone glove', { missing: ['xylophone'], numbers: ['A2'] }],
    [
      'an unknown word that is denied',
      'purple glove without powder',
      { missing: ['powder'], numbers: ['A2'] },
    ],
    ['what is worn besides', 'purple glove over boots', { missing: ['boots'], numbers: [] }],
    ['another kind', 'purple glove, bomber coverall', { missing: ['bomber coverall'], numbers: [] }],
    ['a protection', 'purple acid-resistant glove', { missing: ['acid-resistant'], numbers: [] }],
    ['a hazard', 'purple chainsaw glove', { missing: ['chainsaw'], numbers: [] }],
    ['a level', 'purple glove class 0', { missing: ['class 0'], numbers: [] }],
    ['a code', 'purple glove S3', { missing: ['S3'], numbers: [] }],
    ['a temperature', 'purple glove 600 °C', { missing: ['600 C'], numbers: [] }],
    ['a standard', 'purple glove EN 60903', { missing: ['EN 60903'], numbers: [] }],
    ['a cold that no standard states', 'purple glove -30 °C', { missing: ['-30 C'], numbers: [] }],
    ['what only the family is left of', 'xylophone glove', { missing: ['xylophone'], numbers: [] }],
  ])('names %s as missing: %s', (_, text, expected) => {
    expect({ missing: finder.find(searchWords(text)).missing, numbers: found(text) }).toEqual(expected);
  });

  it.each([
    ['Purple boiler suit', ['boiler suit, not Purple']],
    ['purple diving coverall', ['coverall, not purple']],
    ['glove, purple EN 511 glove', ['glove EN 511, not purple']],
    ['purple coverall without welders', ['coverall without welders, not purple']],
    ['purple chainsaw glove', ['purple glove, not chainsaw']],
  ])('offers less than “%s”, names what is given up, and keeps the kind of article', (text, lesser) => {
    expect(
      finder
        .find(searchWords(text))
        .lesser()
        .map(({ text: less, without }) => `${less}, not ${without.join()}`),
    ).toEqual(lesser);
  });

  it('lists several numbers', () => {
    expect(found('K702 or K701')).toEqual(['K701', 'K702']);
  });

  it('takes a term that begins within another one of its length', () => {
    expect(found('hi vis pole and brace')).toEqual(['K702']);
  });

  it('says which word a mistyped one was taken for', () => {
    expect(finder.find(searchWords('coverlal')).corrected).toEqual([
      { written: 'coverlal', meant: 'coverall' },
    ]);
    expect(finder.find(searchWords('coverall')).corrected).toEqual([]);
  });

  it.each(['Handschuhe', 'gants', 'purpié', 'vets'])('finds nothing for “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['cov', ['B1', 'B2']],
    ['pu', ['A1']],
    ['pur', ['A2']],
  ])('suggests articles for “%s”, which is still being typed', (text, numbers) => {
    const { rows: suggested } = finder.find(searchWords(text), true);
    expect(suggested.slice(0, 5).map(({ articleNo }) => articleNo)).toEqual(numbers);
  });
});
