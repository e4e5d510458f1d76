import { describe, expect, it } from '@jest/globals';
import type { MarkingCodes, ProductRow, RowFacts } from '../product-row';
import { catalogueRows } from '../../src/testing/catalogue-rows';
import { testRow } from '../../src/testing/test-row';
import { levelsInWords } from './level-changes';
import { betterWords, rowDifferences } from './difference-words';

const row = (facts: Partial<RowFacts>): ProductRow =>
  testRow({
    material: 'Goatskin',
    cuff: 'Slip-on',
    sizes: ['8', '9'],
    colours: ['Black'],
    codes: { en388: '2121X' },
    ...facts,
  });

const difference = (facts: Partial<RowFacts>) => rowDifferences(row(facts), row({}));

describe('the difference of an article in words', () => {
  it('names levels first, then how it is made', () => {
    expect(difference({ codes: { en388: '2131X' }, cuff: 'Knit wrist', colours: ['Grey'] })).toBe(
      'Higher tear (3 instead of 2); cuff: knit wrist instead of slip-on; colour: grey instead of black',
    );
  });

  it('names every lower and missing level, and of the rest the first three', () => {
    const own = row({ codes: { en388: '4X43EP', ansi105: 'A5' } });
    const other = row({
      codes: { en388: '3X32BP', en511: '010', en407: '412XXX' },
      cuff: 'Knit wrist',
      colours: ['Grey'],
    });
    expect(rowDifferences(other, own)).toBe(
      'Lower abrasion (3 instead of 4); lower tear (3 instead of 4); lower puncture (2 instead of 3); lower ISO cut (B instead of E); not marked to ANSI/ISEA 105; also marked to EN 407; also marked to EN 511; cuff: knit wrist instead of slip-on',
    );
  });

  it('says what is lower, not tested, stated besides or not marked', () => {
    expect(difference({ codes: { en388: '1121X' } })).toBe('Lower abrasion (1 instead of 2)');
    expect(difference({ codes: { en388: '2X21X' } })).toBe('No coup cut result');
    expect(difference({ codes: { en388: '2121A' } })).toBe('ISO cut A stated');
    expect(difference({ codes: {} })).toBe('Not marked to EN 388');
    expect(difference({ codes: { en388: '2121X', en511: '010' } })).toBe('Also marked to EN 511');
  });

  it('keeps the letters of sizes', () => {
    const garment = (...sizes: string[]) => row({ sizes });
    expect(rowDifferences(garment('M', '3XL'), garment('S', '5XL'))).toBe('Sizes: M–3XL instead of S–5XL');
    expect(rowDifferences(garment('L'), garment('XL'))).toBe('Sizes: L instead of XL');
  });

  it('has each colour in small letters', () => {
    const words = rowDifferences(
      row({ colours: ['Orange', 'Black'] }),
      row({ colours: ['Black', 'Royal blue'] }),
    );
    expect(words).toBe('Colour: orange and black instead of black and royal blue');
  });

  it.each([
    'PVC dots',
    'HPPE knit',
    'FR cotton',
    'CoolMax knit',
    'X-Static',
    '3D mesh',
    'Kevlar® knit',
    'Kevlar knit',
  ])('keeps the capitals of %s', (material) => {
    expect(difference({ material })).toBe(`Material: ${material} instead of goatskin`);
  });

  it('says no word of a level twice, and names the standard where two have the same words', () => {
    const change = (now: string, before: string) =>
      rowDifferences(row({ codes: { iec61482: now } }), row({ codes: { iec61482: before } }));
    expect(change('APC 2', 'APC 1')).toBe('Higher arc class (2 instead of 1)');
    expect(change('ELIM 12 cal/cm²', 'ELIM 8 cal/cm²')).toBe('Higher ELIM (12 cal/cm² instead of 8 cal/cm²)');
    expect(
      rowDifferences(
        row({ codes: { iso11612: 'A1', iso11611: 'Class 2 A1' } }),
        row({ codes: { iso11612: 'A1 A2', iso11611: 'Class 1 A1 A2' } }),
      ),
    ).toBe(
      'No EN\u00a0ISO\u00a011612 flame to the edge result; no EN\u00a0ISO\u00a011611 flame to the edge result; higher welding class (2 instead of 1)',
    );
  });

  it('is empty for an article that a list knows no difference of', () => {
    expect(difference({})).toBe('');
    const { facts: _, ...bare } = row({});
    expect(rowDifferences(bare, row({}))).toBe('');
  });
});

describe('the difference of an alternative', () => {
  const words = (own: MarkingCodes, codes: MarkingCodes) => betterWords(row({ codes: own }), { codes });

  it('names each level that is higher, with what was asked for', () => {
    expect(words({ en388: '4X44E' }, { en388: '4X43D' })).toBe(
      'Higher: puncture 4 instead of 3, ISO cut E instead of D',
    );
  });

  it('says no word of a level twice', () => {
    const own = { iso11611: 'Class 2', iec61482: 'APC 2; ELIM 12 cal/cm²', en374: 'Type A' };
    const wanted = { iso11611: 'Class 1', iec61482: 'APC 1; ELIM 8 cal/cm²', en374: 'Type B' };
    expect(words(own, wanted)).toBe(
      'Higher: chemical type A instead of B, welding class 2 instead of 1, arc class 2 instead of 1, ELIM 12 cal/cm² instead of 8 cal/cm²',
    );
  });

  it('names the standard where two have the same words', () => {
    expect(
      words({ en388: '4X43D', ansi105: 'A4; abrasion 5' }, { en388: '3X43D', ansi105: 'abrasion 4' }),
    ).toBe('Higher: EN\u00a0388 abrasion 4 instead of 3, ANSI/ISEA\u00a0105 abrasion 5 instead of 4');
  });

  it('says how an article with the same levels is made', () => {
    const codes = { en388: '4X43D' };
    const article = row({ codes, cuff: 'Knit wrist' });
    expect(betterWords(row({ codes }), { codes, article })).toBe(
      'Same levels. Cuff: slip-on instead of knit wrist',
    );
    expect(betterWords(article, { codes, article })).toBe('Same levels');
  });

  it('says that the levels are the same, and what else it is marked to', () => {
    expect(words({ en388: '4X43D', en407: 'X1XXXX' }, { en388: '4X43D' })).toBe(
      'Same levels. Also marked to EN\u00a0407',
    );
  });
});

describe('the levels of a marking', () => {
  it.each([
    [{ iec61482: 'APC 2; ELIM 12 cal/cm²' }, 'arc class 2, ELIM 12 cal/cm²'],
    [{ en374: 'Type A J' }, /^chemical type A, \S.* J$/],
    [{ en374_5: 'bacteria-fungi+VIRUS' }, 'bacteria and fungi, viruses'],
    [{ en13034: 'Type PB[6]' }, 'splash type PB[6]'],
    [{ ansi105: 'A4; abrasion 3; puncture 2' }, 'ANSI cut A4, abrasion 3, puncture 2'],
    [{ en388: '4X43DP' }, 'abrasion 4, tear 4, puncture 3, ISO cut D, impact P'],
    [{ en1149_5: '' }, 'static dissipation'],
  ])('of %j have each word once', (codes, words) => {
    expect(levelsInWords(codes)).toMatch(words);
  });

  it('that two standards have are named with their standard', () => {
    expect(levelsInWords({ iso11612: 'A1 B1', iso11611: 'Class 2 A1' })).toBe(
      'EN\u00a0ISO\u00a011612 flame to the surface A1, convective heat B1, welding class 2, EN\u00a0ISO\u00a011611 flame to the surface A1',
    );
  });

  it('of no article of the catalogue have a word twice in a row', () => {
    for (const { facts } of catalogueRows())
      expect(levelsInWords(facts?.codes ?? {})).not.toMatch(/(\b\p{L}+) \1\b/iu);
  });
});
