import { describe, expect, it } from '@jest/globals';
import type { MarkingCodes, ProductRow } from '../../../articles/product-row';
import type { ProductType } from '../../../articles/product-types';
import { catalogueRows } from '../../testing/catalogue-rows';
import { differenceWords, placesInWords } from './difference-words';
import { findEqualOrBetter, wantedPlaces } from './find-equal-or-better';

const glove: ProductType = 'Industrial Gloves Leather';
const garment: ProductType = 'Fire Resistant Garments';

function row(
  articleNo: string,
  codes: MarkingCodes,
  more: { type?: ProductType; kind?: string } = {},
): ProductRow {
  const { type = glove, kind = '' } = more;
  const facts = {
    kind,
    material: '',
    gsm: 0,
    lining: '',
    coating: '',
    cuff: '',
    traits: [],
    sizes: [],
    colours: [],
    codes,
  };
  return { articleNo, type, title: articleNo, image: '', facts };
}

const en388 = (articleNo: string, code: string) => row(articleNo, { en388: code });

const numbersFor = (rows: readonly ProductRow[], codes: MarkingCodes) =>
  findEqualOrBetter(rows, { codes }).found.map((alternative) => alternative.row.articleNo);

describe('equal or better', () => {
  it('is what states at least the level in every place that is asked for', () => {
    const rows = [en388('A1', '4X43D'), en388('A2', '4X43E'), en388('A3', '3X43F'), en388('A4', '4544D')];
    expect(numbersFor(rows, { en388: '4X43D' })).toEqual(['A1', 'A2', 'A4']);
  });

  it('is never what is not tested, and says how many these are', () => {
    const rows = [en388('A1', '4X4XD'), en388('A2', '4X43X'), row('A3', {}), en388('A4', '1X4XD')];
    const { found, untested, compared } = findEqualOrBetter(rows, { codes: { en388: '4X43D' } });
    expect({ found, untested, compared }).toEqual({ found: [], untested: 3, compared: 4 });
  });

  it('takes neither cut test for the other', () => {
    expect(numbersFor([en388('A1', '4543X')], { en388: '4X43D' })).toEqual([]);
    expect(numbersFor([en388('A1', '4X43F')], { en388: '4543X' })).toEqual([]);
  });

  it('asks nothing of a place that the label leaves open', () => {
    expect(numbersFor([en388('A1', '1XXXX')], { en388: '1XXXXX' })).toEqual(['A1']);
  });

  it('asks for the impact test where the label has it', () => {
    const rows = [en388('A1', '4X43D'), en388('A2', '4X43DP')];
    expect(numbersFor(rows, { en388: '4X43DP' })).toEqual(['A2']);
  });

  it('asks for the same type where types are not ranked', () => {
    const rows = [row('A1', { en12477: 'A' }), row('A2', { en12477: 'B' })];
    expect(numbersFor(rows, { en12477: 'A' })).toEqual(['A1']);
  });

  it('begins with what is nearest', () => {
    const rows = [en388('A1', '4X44F'), en388('A2', '4X43E'), en388('A3', '4X43D')];
    expect(numbersFor(rows, { en388: '4X43D' })).toEqual(['A3', 'A2', 'A1']);
  });

  it('compares a garment with garments of its kind, and not with itself', () => {
    const codes = { iso11612: 'A1 B1 C1' };
    const of = (articleNo: string, kind: string) => row(articleNo, codes, { type: garment, kind });
    const article = of('G1', 'Coverall');
    const rows = [article, of('G2', 'Coverall'), of('G3', 'Jacket'), en388('A1', '4X43D')];
    const { found, compared } = findEqualOrBetter(rows, { codes, article });
    expect(found.map((alternative) => alternative.row.articleNo)).toEqual(['G2']);
    expect(compared).toBe(1);
  });

  it('finds nothing for an article without a level', () => {
    expect(findEqualOrBetter([en388('A1', '4X43D')], { codes: {} }).found).toEqual([]);
  });

  it('has no place below the asked level, whatever is asked', () => {
    const rows = catalogueRows();
    const codes = rows.flatMap(({ facts }) => facts?.codes.en388 ?? []);
    const isBelow = (own: string, code: string) =>
      Array.from(code).some(
        (asked, place) => !'X0'.includes(asked) && (own[place] === 'X' || (own[place] ?? '') < asked),
      );
    const below = [...new Set(codes)].flatMap((code) =>
      findEqualOrBetter(rows, { codes: { en388: code } }).found.filter(({ row: { facts } }) =>
        isBelow(facts?.codes.en388 ?? '', code),
      ),
    );
    expect(below).toEqual([]);
  });
});

describe('the difference of an alternative', () => {
  const words = (own: MarkingCodes, wanted: MarkingCodes) => {
    const [first] = findEqualOrBetter([row('A1', own)], { codes: wanted }).found;
    return first && differenceWords(first, { codes: wanted });
  };

  it('names each level that is higher, with what was asked for', () => {
    expect(words({ en388: '4X44E' }, { en388: '4X43D' })).toBe(
      'Higher: puncture 4 instead of 3, ISO cut E instead of D',
    );
  });

  it('says no word of a level twice', () => {
    const own = { iso11611: 'Class 2', iec61482: 'APC 2; ELIM 12 cal/cm²', en374: 'Type A' };
    const wanted = { iso11611: 'Class 1', iec61482: 'APC 1; ELIM 8 cal/cm²', en374: 'Type B' };
    const glove374 = findEqualOrBetter([row('A1', own)], { codes: wanted }).found[0];
    expect(glove374 && differenceWords(glove374, { codes: wanted })).toBe(
      'Higher: chemical type A instead of B, welding class 2 instead of 1, arc class 2 instead of 1, ELIM 12 cal/cm² instead of 8 cal/cm²',
    );
  });

  it('names the standard where two have the same words', () => {
    expect(
      words({ en388: '4X43D', ansi105: 'A4; abrasion 5' }, { en388: '3X43D', ansi105: 'abrasion 4' }),
    ).toBe('Higher: EN\u00a0388 abrasion 4 instead of 3, ANSI/ISEA\u00a0105 abrasion 5 instead of 4');
  });

  it('says how an article with the same levels is made', () => {
    const [article, other] = [en388('A1', '4X43D'), en388('A2', '4X43D')];
    const alternative = {
      row: { ...other, facts: other.facts && { ...other.facts, cuff: 'Slip-on' } },
      higher: [],
    };
    const own = { ...article, facts: article.facts && { ...article.facts, cuff: 'Knit wrist' } };
    const codes = { en388: '4X43D' };
    expect(differenceWords(alternative, { codes, article: own })).toBe(
      'Same levels. Cuff: slip-on instead of knit wrist',
    );
    expect(differenceWords({ row: other, higher: [] }, { codes, article })).toBe('Same levels');
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
    expect(placesInWords(wantedPlaces(codes))).toMatch(words);
  });

  it('that two standards have are named with their standard', () => {
    expect(placesInWords(wantedPlaces({ iso11612: 'A1 B1', iso11611: 'Class 2 A1' }))).toBe(
      'EN\u00a0ISO\u00a011612 flame to the surface A1, convective heat B1, welding class 2, EN\u00a0ISO\u00a011611 flame to the surface A1',
    );
  });

  it('of no article of the catalogue have a word twice in a row', () => {
    for (const { facts } of catalogueRows())
      expect(placesInWords(wantedPlaces(facts?.codes ?? {}))).not.toMatch(/(\b\p{L}+) \1\b/iu);
  });
});
