import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { markingErrors } from './standards/rules/marking-rules';
import type { Ratings } from './ratings';
import { ratedStandards, type RatedStandard } from './standards/standard-names';
import { standardTexts } from './standards/standard-texts';

const rate = (codes: readonly (readonly [standard: string, code: string])[]): Ratings =>
  Object.fromEntries(
    codes.map(([standard, code]) => [
      standard,
      { edition: standardTexts[standard as RatedStandard].edition, code },
    ]),
  );

/** `en511 X2X`. */
const ratingOf = (text: string) => {
  const [standard = '', ...code] = text.split(' ');
  return [standard, code.join(' ')] as const;
};

const markingCases = readFileSync(path.join(__dirname, 'marking-cases.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [own = '', errors = '', beside = ''] = line.split('|').map((part) => part.trim());
    const others = beside.split(', ').filter(Boolean).map(ratingOf);
    return { own: ratingOf(own), others, errors: errors.split(' ').filter(Boolean) };
  });

describe('markingErrors', () => {
  it('are those of each code of the table', () => {
    const rulesOf = ({ own, others }: (typeof markingCases)[number]) =>
      markingErrors(rate([...others, own])).flatMap(({ standard, rule }) =>
        standard === own[0] ? [rule] : [],
      );
    expect(markingCases.map((row) => ({ ...row, errors: rulesOf(row) }))).toEqual(markingCases);
  });

  it('name the known edition', () => {
    expect(markingErrors({ en388: { edition: '2003', code: '2121X' } })).toEqual([
      {
        standard: 'en388',
        field: 'edition',
        rule: 'EDITION',
        message: 'the edition known here is 2016+A1:2018',
      },
    ]);
  });

  it('can read any text', () => {
    const codes = fc.record(Object.fromEntries(ratedStandards.map((standard) => [standard, fc.string()])));
    fc.assert(fc.property(codes, (each) => Array.isArray(markingErrors(rate(Object.entries(each))))));
  });
});
