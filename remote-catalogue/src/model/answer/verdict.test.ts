import { beforeAll, describe, expect, it } from '@jest/globals';
import { missesOf } from 'shared-types/testing/misses-of';
import { isGloveStandard, type RatedStandard } from '../../../articles/standards/standard-names';
import type { MarkingCodes, ProductRow, RowFacts } from '../../../articles/product-row';
import { checkSynonyms } from '../../../press/synonyms/check-synonyms';
import { testRow } from '../../testing/test-row';
import { openFinder, type Finder } from './finder';
import { deniedClauses, statedClauses } from './lines';

const { groups: synonyms } = checkSynonyms(undefined);
const pause = () => Promise.resolve();

/** The verdicts on an article by each term of a text, with what it says. */
function verdictsOn(finder: Finder, row: ProductRow, text: string): string {
  const { fits } = finder.find(finder.read(text), [row]);
  return (fits[0]?.proofs ?? []).map(({ verdict, says }) => `${verdict} ${says}`.trim()).join(' | ');
}

describe('the verdict on a marking', () => {
  it.each<[string, MarkingCodes, string]>([
    ['EN 388 4544', { en388: '4544X' }, 'yes EN 388 4544X'],
    ['EN 388 4544', { en388: '4543X' }, 'no EN 388 4543X'],
    ['EN 388 4X43FP', { en388: '4X43F' }, 'silent EN 388 4X43F'],
    ['EN 388 XXXXC', { en388: '2X21X' }, 'silent EN 388 2X21X'],
    ['EN 388 XXXXC', { en388: '4544' }, 'silent EN 388 4544'],
    ['EN 388 4543', { en388: '4543D' }, 'yes EN 388 4543D'],
    ['EN 388 XXXXC', { en388: '1X11D' }, 'yes EN 388 1X11D'],
    ['EN 388 3X3XC', { en388: '2X43X' }, 'no EN 388 2X43X'],
    ['EN 388 XXX1X', { en388: '4X40X' }, 'no EN 388 4X40X'],
    ['EN 388 XXX0X', { en388: '4X40X' }, 'yes EN 388 4X40X'],
    ['EN 12477 type B', { en12477: 'A' }, 'no EN 12477 type A'],
    ['EN 12477 type A', { en12477: 'A' }, 'yes EN 12477 type A'],
    ['8 cal/cm²', { iec61482: 'APC 1; ATPV 9.4 cal/cm²' }, 'yes IEC 61482-2 APC 1; ATPV 9.4 cal/cm²'],
    ['EN ISO 11612 A1 B2', { iso11612: 'A1 A2 B3 C1' }, 'yes EN ISO 11612 A1 A2 B3 C1'],
    ['EN ISO 11612 A1 C2', { iso11612: 'A1 A2 B3 C1' }, 'no EN ISO 11612 A1 A2 B3 C1'],
  ])('%s of an article marked %j is %s', async (asked, codes, expected) => {
    const isGlove = Object.keys(codes).every((standard) => isGloveStandard(standard as RatedStandard));
    const type = isGlove ? 'Industrial Gloves Leather' : 'Fire Resistant Garments';
    const row = testRow({ codes }, { type });
    const finder = await openFinder({ rows: [row], synonyms, pause });
    const kind = isGlove ? 'glove' : 'garment';
    expect(verdictsOn(finder, row, `${asked} ${kind}`).replace(/ \| yes .*$|^yes \w+ \| /, '')).toBe(
      expected,
    );
  });
});

const row = (articleNo: string, title: string, facts: Partial<RowFacts> = {}) =>
  testRow(facts, { articleNo, title, type: 'Industrial Gloves Cotton' });

const rows = [
  row('A1', 'Rigger, not insulated', { material: 'Goatskin', colours: ['Navy'], kind: 'Rigger glove' }),
  row('A2', 'Dipped glove', {
    material: 'Nylon',
    lining: 'Unlined',
    coating: 'Nitrile',
    colours: ['White'],
    freeOf: ['PFAS', 'chromium VI'],
  }),
  row('A3', 'Plain glove', { codes: { en511: 'X1X' }, sizes: ['8', '9'], colours: ['Royal blue', 'Yellow'] }),
  row('A4', 'Knit glove with a cut-resistant yarn'),
];
const pages = {
  lines: [
    ['use', 'plasma cutting of thin sheet'],
    ['text', 'thin at the fingertips'],
    ['use', 'work in winter'],
    ['denied', 'no latex'],
    ['back', 'Polyester'],
  ] as [string, string][],
  articles: [[0, 2, 4], [1, 4], [], [3]],
};

describe('the verdict on a word', () => {
  let finder: Finder;

  beforeAll(async () => {
    finder = await openFinder({ rows, pages, synonyms, pause });
  });

  it('is yes, no or silent, by what the article states', async () => {
    const misses = await missesOf(
      [
        ['A1', 'goatskin', 'yes Goatskin'],
        ['A1', 'leather', 'yes Goatskin'],
        ['A1', 'nylon', 'no palm goatskin'],
        ['A2', 'nitrile', 'yes Nitrile'],
        ['A2', 'leather', 'no palm nylon'],
        ['A4', 'leather', 'silent'],
        ['A1', 'cotton', 'no palm goatskin'],
        // The name of a category is no material.
        ['A4', 'cotton', 'silent'],
        ['A1', 'navy', 'yes Navy'],
        ['A1', 'blue', 'silent navy'],
        ['A1', 'yellow', 'no navy'],
        ['A1', 'insulated', 'silent'],
        ['A1', 'plasma', 'yes “plasma cutting of thin sheet”'],
        ['A1', 'thin', 'silent'],
        ['A1', 'winter', 'silent “work in winter”'],
        ['A3', 'winter', 'yes EN 511 X1X'],
        ['A3', 'size 9', 'yes size 9'],
        ['A3', 'size 10', 'no sizes 8–9'],
        ['A4', 'cut resistant', 'yes Knit glove with a cut-resistant yarn'],
        ['A1', 'latex free', 'silent'],
        ['A2', 'not nitrile', 'no Nitrile'],
        ['A2', 'PFAS free', 'yes Free of PFAS'],
        ['A1', 'PFAS free', 'silent'],
        ['A2', 'chromium VI free', 'yes Free of chromium VI'],
        ['A2', 'chrome free', 'silent'],
        ['A2', 'latex free', 'silent'],
        ['A1', 'not nylon', 'yes palm goatskin'],
        ['A4', 'without latex', 'yes no latex'],
      ],
      ([articleNo = '', text = '', expected]) => {
        const own = rows.find((each) => each.articleNo === articleNo) ?? rows[0];
        expect(own && verdictsOn(finder, own, `${text} glove`).replace(/ \| yes [^|]*$/, '')).toBe(expected);
      },
    );
    expect(misses).toEqual([]);
  });
});

describe('the clauses of a text', () => {
  it.each([
    ['Waterproof glove, not insulated', ['Waterproof glove'], ['not insulated']],
    ['For logs. No chainsaw protection.', ['For logs'], ['No chainsaw protection']],
    ['No protection against electric shock', [], ['No protection against electric shock']],
    ['hot to the touch, not for hot parts, dry work', ['hot to the touch'], ['not for hot parts']],
    ['EN 343 only with a matching jacket', [], []],
    ['Weight 1.5 kg, 8.4 cal', ['Weight 1.5 kg, 8.4 cal'], []],
  ])('of “%s” state %j and deny %j', (text, stated, denied) => {
    expect([statedClauses(text), deniedClauses(text)]).toEqual([stated, denied]);
  });
});
