import { describe, expect, it } from '@jest/globals';
import { markingText } from '../ratings';
import { findMarkings } from './find-markings';
import markingExamples from './marking-examples.json';
import type { RatedStandard } from './standard-names';

const found = (text: string) => findMarkings(text).map(({ standard, code }) => `${standard} ${code}`);

describe('the markings of a text', () => {
  it('are found as they are printed', () => {
    const examples = (Object.entries(markingExamples) as [RatedStandard, string][]).filter(
      ([, code]) => code,
    );
    const printed = examples.map(([standard, code]) => `Gloves ${markingText(standard, { code })}, size 9`);
    expect(printed.map(found)).toEqual(examples.map(([standard, code]) => [`${standard} ${code}`]));
  });

  it.each([
    ['en388:2016+A1:2018 4x43dp goatskin', ['en388 4X43DP']],
    ['EN 388 4.X.4.3.D', ['en388 4X43D']],
    ['4544P', ['en388 4544XP']],
    ['4544', []],
    ['EN 388 4544', ['en388 4544']],
    ['BS EN 388:2016 2231X DIN EN 407 413X4X EN 511:2006 121', ['en388 2231X', 'en407 413X4X', 'en511 121']],
    [
      'ISO 20471 class 2 EN ISO 11612 a1 b1 c1, ANSI 105 A4',
      ['iso20471 2', 'iso11612 A1 B1 C1', 'ansi105 A4'],
    ],
    ['EN ISO 11611 Class 2 A1 A2', ['iso11611 Class 2 A1 A2']],
    ['EN ISO 11612 C1 A1', ['iso11612 A1 C1']],
    ['IEC 61482-2 APC 2; ATPV 27 cal/cm²', ['iec61482 APC 2; ATPV 27 cal/cm²']],
    ['ATPV 27 cal/cm2 jacket', ['iec61482 ATPV 27 cal/cm²']],
    ['EN ISO 374-1 type B acid', ['en374 Type B']],
    ['EN 388 gloves', []],
    ['EN 343 3 1', []],
    ['EN 374-2:2014', []],
  ])('of %j are %j', (text, markings) => {
    expect(found(text)).toEqual(markings);
  });
});
