import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { missesOf } from 'shared-types/testing/misses-of';
import { markingErrors } from './standards/rules/marking-rules';
import type { Ratings } from './ratings';
import { markingCases, type Codes } from '../src/testing/marking-cases';
import { ratedStandards, type RatedStandard } from './standards/standard-names';
import { standardTexts } from './standards/standard-texts';

const rate = (codes: Codes): Ratings =>
  Object.fromEntries(
    Object.entries(codes).map(([standard, code]) => [
      standard,
      { edition: standardTexts[standard as RatedStandard].edition, code },
    ]),
  );

describe('markingErrors', () => {
  it('are those of each code of the table', async () => {
    expect(
      await missesOf(markingCases, ({ standard, code, beside, errors }) => {
        const found = markingErrors(rate({ ...beside, [standard]: code }));
        expect(found.flatMap((error) => (error.standard === standard ? [error.rule] : []))).toEqual(errors);
      }),
    ).toEqual([]);
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
    fc.assert(fc.property(codes, (each) => Array.isArray(markingErrors(rate(each)))));
  });
});
