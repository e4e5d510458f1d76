import { describe, expect, it } from '@jest/globals';
import { fittingSize, readMeasureMm } from './fitting-size';
import { chestBands, handSizes } from './size-chart';
import { sizesOf } from './sizes';

const handSize = (measureMm: number) => fittingSize('glove', measureMm);
const chestSize = (measureCm: number) => fittingSize('garment', measureCm * 10);
const size = (name: string) => ({ kind: 'size', size: name });

describe('the size chart', () => {
  it('has every size of its system', () => {
    expect(handSizes.map((each) => each.size)).toEqual(sizesOf('glove'));
    expect(chestBands.map((each) => each.size)).toEqual(sizesOf('garment'));
    expect(chestBands.at(-1)).toEqual({ size: '6XL', fromCm: 152, toCm: 160 });
  });

  it('gives a hand the nearest size', () => {
    expect(handSize(229)).toEqual(size('9'));
    expect(handSize(232)).toEqual(size('9'));
    expect(handSize(215)).toEqual(size('8'));
    expect(handSize(217)).toEqual(size('9'));
  });

  it('gives a hand between two sizes the larger one', () => {
    expect(handSize(165)).toEqual(size('7'));
    expect(handSize(216)).toEqual(size('9'));
  });

  it('gives a chest its band, and the larger one at a limit', () => {
    expect(chestSize(95.9)).toEqual(size('S'));
    expect(chestSize(96)).toEqual(size('M'));
    expect(chestSize(160)).toEqual(size('6XL'));
  });

  it('reports a measure outside the chart', () => {
    expect(handSize(139)).toEqual({ kind: 'too-small' });
    expect(handSize(310)).toEqual({ kind: 'too-large' });
    expect(handSize(316)).toEqual({ kind: 'too-large' });
    expect(chestSize(87)).toEqual({ kind: 'too-small' });
    expect(chestSize(161)).toEqual({ kind: 'too-large' });
  });

  it('allows a hand at its ends to be measured 3 mm wrong', () => {
    expect(handSize(148)).toEqual({ kind: 'too-small' });
    expect(handSize(149)).toEqual(size('6'));
    expect(handSize(307)).toEqual(size('12'));
    expect(handSize(308)).toEqual({ kind: 'too-large' });
  });

  it('reads inches as the whole mm they are', () => {
    expect(handSize(8.5 * 25.4)).toEqual(size('9'));
    expect(chestSize(63 * 2.54)).toEqual(size('6XL'));
  });
});

describe('a measure', () => {
  it.each([
    ['229', 'mm', 229],
    [' 22,9 ', 'cm', 229],
    ['9', 'inch', 228.6],
    ['8.5', 'inch', 215.9],
  ] as const)('%s %s is %d mm', (text, unit, measureMm) => {
    expect(readMeasureMm(text, unit)).toBeCloseTo(measureMm);
  });

  it.each(['', 'nine', '-3', '1e3', '9 9', '8 1/2', '9 mm'])('%j is invalid', (text) => {
    expect(readMeasureMm(text, 'mm')).toBeUndefined();
  });
});
