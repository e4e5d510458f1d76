import { describe, expect, it } from '@jest/globals';
import type { MarkingCodes, ProductRow } from '../../../articles/product-row';
import type { ProductType } from '../../../articles/product-types';
import { catalogueRows } from '../../testing/catalogue-rows';
import { testRow } from '../../testing/test-row';
import { equalOrBetter } from './equal-or-better';

const garment: ProductType = 'Fire Resistant Garments';

const row = (
  articleNo: string,
  codes: MarkingCodes,
  { type, kind = '' }: { type?: ProductType; kind?: string } = {},
): ProductRow => testRow({ codes, kind }, { articleNo, ...(type && { type }) });

const en388 = (articleNo: string, code: string) => row(articleNo, { en388: code });

const numbersFor = (rows: readonly ProductRow[], codes: MarkingCodes) =>
  equalOrBetter(rows, { codes })?.found.map(({ articleNo }) => articleNo);

describe('equal or better', () => {
  it('is what states at least the level in every place that is asked for', () => {
    const rows = [en388('A1', '4X43D'), en388('A2', '4X43E'), en388('A3', '3X43F'), en388('A4', '4544D')];
    expect(numbersFor(rows, { en388: '4X43D' })).toEqual(['A1', 'A2', 'A4']);
  });

  it('is never what is not tested, and says how many these are', () => {
    const rows = [en388('A1', '4X4XD'), en388('A2', '4X43X'), row('A3', {}), en388('A4', '1X4XD')];
    const answer = equalOrBetter(rows, { codes: { en388: '4X43D' } });
    expect(answer).toMatchObject({ found: [], untested: 3, compared: 4 });
  });

  it('asks for each letter of a chemical, and takes one that is not stated for not tested', () => {
    const rows = [row('A1', { en374: 'Type A JKL' }), row('A2', { en374: 'Type B JK' })];
    expect(equalOrBetter(rows, { codes: { en374: 'Type B JKL' } })).toMatchObject({
      found: [{ articleNo: 'A1' }],
      untested: 1,
    });
  });

  it('begins with what is nearest', () => {
    const rows = [en388('A1', '4X44F'), en388('A2', '4X43E'), en388('A3', '4X43D')];
    expect(numbersFor(rows, { en388: '4X43D' })).toEqual(['A3', 'A2', 'A1']);
    const arc = ['APC 1; ELIM 9.5 cal/cm²', 'APC 2; ELIM 8 cal/cm²', 'APC 1; ELIM 8.9 cal/cm²'];
    const garments = arc.map((code, place) => row(`G${place}`, { iec61482: code }, { type: garment }));
    expect(numbersFor(garments, { iec61482: 'APC 1; ELIM 8 cal/cm²' })).toEqual(['G2', 'G1', 'G0']);
    expect(numbersFor(garments, { iec61482: 'ATPV 140 cal/cm²' })).toEqual([]);
  });

  it('compares a garment with garments of its kind, and not with itself', () => {
    const codes = { iso11612: 'A1 B1 C1' };
    const of = (articleNo: string, kind: string) => row(articleNo, codes, { type: garment, kind });
    const article = of('G1', 'Coverall');
    const rows = [article, of('G2', 'Coverall'), of('G3', 'Jacket'), en388('A1', '4X43D')];
    expect(equalOrBetter(rows, { codes, article })).toMatchObject({
      found: [{ articleNo: 'G2' }],
      compared: 1,
    });
  });

  it('finds nothing for an article without a level', () => {
    expect(equalOrBetter([en388('A1', '4X43D')], { codes: {} })).toBeUndefined();
  });

  it('has no place below the asked level, whatever is asked', () => {
    const rows = catalogueRows();
    const codes = rows.flatMap(({ facts }) => facts?.codes.en388 ?? []);
    const isBelow = (own: string, code: string) =>
      Array.from(code).some(
        (asked, place) => !'X0'.includes(asked) && (own[place] === 'X' || (own[place] ?? '') < asked),
      );
    const below = [...new Set(codes)].flatMap((code) =>
      equalOrBetter(rows, { codes: { en388: code } })?.found.filter(({ facts }) =>
        isBelow(facts?.codes.en388 ?? '', code),
      ),
    );
    expect(below).toEqual([]);
  });
});
