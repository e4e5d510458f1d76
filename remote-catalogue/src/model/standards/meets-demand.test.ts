import { describe, expect, it } from '@jest/globals';
import type { RatedStandard } from './standard-names';
import { answerDemands, demandsOf, satisfies } from './meets-demand';

const rated = (standard: RatedStandard, code: string) => ({ [standard]: { edition: 'any', code } });

interface Comparison {
  readonly asked: string;
  readonly printed: string;
}
const isMet = (standard: RatedStandard, { asked, printed }: Comparison) =>
  satisfies(rated(standard, printed), demandsOf(standard, asked));

describe('satisfies', () => {
  it.each([
    ['4544', '4544X', true],
    ['4544', '4543X', false],
    ['4X43FP', '4X43F', false],
    ['XXXXC', '2X21X', false],
    ['3544', '3X44F', false],
    ['XXXXC', '4544', false],
    ['XXXXC', '1X11D', true],
    ['2X2X', '4X44FP', true],
  ])('for EN 388 %s asked and %s printed is %s', (asked, printed, met) => {
    expect(isMet('en388', { asked, printed })).toBe(met);
  });

  it.each([
    ['en12477', { asked: 'B', printed: 'A' }, false],
    ['en12477', { asked: 'A', printed: 'A' }, true],
    ['en374', { asked: 'Type B', printed: 'Type A AJKLPT' }, true],
    ['en374', { asked: 'Type A', printed: 'Type B JKL' }, false],
    ['iec61482', { asked: 'ATPV 8 cal/cm²', printed: 'APC 1; ATPV 9.4 cal/cm²' }, true],
    ['iec61482', { asked: 'ATPV 8 cal/cm²', printed: 'APC 1; ELIM 12 cal/cm²' }, false],
    ['iso11612', { asked: 'A1 B2', printed: 'A1 A2 B3 C1' }, true],
  ] as const)('for %s %j is %s', (standard, comparison, met) => {
    expect(isMet(standard, comparison)).toBe(met);
  });

  it('lets no standard answer for another, and none for an article without markings', () => {
    expect(satisfies(rated('ansi105', 'A9'), demandsOf('en388', 'XXXXA'))).toBe(false);
    expect(satisfies(undefined, demandsOf('iso20471', '1'))).toBe(false);
    expect(satisfies(undefined, [])).toBe(true);
  });
});

describe('answerDemands', () => {
  it('tells a level that is too low from one that is not known', () => {
    const asked = demandsOf('en388', '3X3XC');
    expect(answerDemands(rated('en388', '4X43X'), asked)).toBe('untested');
    expect(answerDemands(rated('en388', '2X43X'), asked)).toBe('below');
    expect(answerDemands({}, asked)).toBe('untested');
  });

  it('takes a tested 0 for an answer, and X for none', () => {
    expect(answerDemands(rated('en388', '4X40X'), demandsOf('en388', 'XXX1X'))).toBe('below');
    expect(answerDemands(rated('en388', '4X40X'), demandsOf('en388', 'XXX0X'))).toBe('met');
    expect(answerDemands(rated('en388', '4X4XX'), demandsOf('en388', 'XXX0X'))).toBe('untested');
  });
});
