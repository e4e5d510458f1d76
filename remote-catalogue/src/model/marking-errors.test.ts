import { describe, expect, it } from '@jest/globals';
import { markingErrors } from './marking-errors';
import type { Ratings } from './ratings';

const rate = (codes: Readonly<Record<string, string>>): Ratings =>
  Object.fromEntries(Object.entries(codes).map(([standard, code]) => [standard, { edition: 'any', code }]));

const rulesBroken = (codes: Readonly<Record<string, string>>) =>
  markingErrors(rate(codes)).map(({ rule }) => rule);

describe('markingErrors', () => {
  it.each([
    ['4X43FP', []],
    ['2121X', []],
    ['3X31CX', []],
    ['X1XXX', []],
    ['4544', ['E388-EDITION']],
    ['XXXXX', ['E388-NONE']],
    ['4X43G', ['E388-P5']],
    ['5121X', ['E388-P1']],
    ['4x43f', ['E388-CASE']],
    ['212', ['E388-LENGTH']],
  ])('of EN 388 %s are %j', (en388, rules) => {
    expect(rulesBroken({ en388 })).toEqual(rules);
  });

  it.each([
    ['413X4X', []],
    ['X2XXXX', []],
    ['24XXXX', ['E407-FLAME3']],
    ['XXXXXX', ['E407-NONE']],
    ['41324', ['E407-FORM']],
  ])('of EN 407 %s are %j', (en407, rules) => {
    expect(rulesBroken({ en388: '2131X', en407 })).toEqual(rules);
  });

  it.each([
    ['X2X', '3232X', []],
    ['X2X', '1132X', ['E511-MECH2']],
    ['120', 'X132X', ['E511-MECH1', 'E511-MECH2']],
  ])('of EN 511 %s beside EN 388 %s are %j', (en511, en388, rules) => {
    expect(rulesBroken({ en388, en511 })).toEqual(rules);
  });

  it.each([
    ['A1 A2 B1 C1 E2 F1', true],
    ['A2 B1', true],
    ['A1 W', false],
    ['B1 C1', false],
    ['A1 C1 B1', false],
    ['A1 B1 B2', false],
  ])('accept EN ISO 11612 %s: %s', (iso11612, isGood) => {
    expect(rulesBroken({ iso11612 }).length === 0).toBe(isGood);
  });

  it.each([
    [{ iso11611: 'Class 2 A1 A2' }, true],
    [{ iso11611: 'Class 3 A1' }, false],
    [{ ansi105: 'A10' }, false],
    [{ ansi138: '3' }, true],
    [{ iec61482: 'APC 3' }, false],
    [{ iec61482: 'APC 1; ELIM 8.1 cal/cm²' }, true],
    [{ en13034: 'Type PB[6]' }, true],
  ])('accept %j: %s', (codes, isGood) => {
    expect(rulesBroken(codes).length === 0).toBe(isGood);
  });
});
