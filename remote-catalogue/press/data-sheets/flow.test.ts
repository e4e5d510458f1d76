import { describe, expect, it } from '@jest/globals';
import { flow } from './flow';
import type { Strip } from './strips';

const draw = () => undefined;
const strip = (height: number): Strip => ({ height, draw });
const heading = (height: number, above = 0): Strip => ({ height, above, isHeading: true, draw });
const block = (...strips: readonly Strip[]) => ({ type: 'Div' as const, strips });

const placesOf = (placed: ReturnType<typeof flow>) => placed.map(({ column, top }) => [column, top]);

describe('the columns of a data sheet', () => {
  it('begin below the picture, and go on where one is full', () => {
    const placed = flow([block(strip(40), strip(40), strip(40))], { height: 100, taken: 20 });
    expect(placesOf(placed)).toEqual([
      [0, 20],
      [0, 60],
      [1, 0],
    ]);
  });

  it('keep a heading with what follows it', () => {
    const placed = flow([block(strip(60)), block(heading(10), heading(10)), block(strip(30))], {
      height: 100,
      taken: 0,
    });
    expect(placesOf(placed)).toEqual([
      [0, 0],
      [1, 0],
      [1, 10],
      [1, 20],
    ]);
  });

  it('leave out the gap above a heading at their top', () => {
    expect(placesOf(flow([block(heading(20, 8), strip(10))], { height: 100, taken: 0 }))).toEqual([
      [0, -8],
      [0, 12],
    ]);
  });

  it('part before a block that is to begin the second one', () => {
    const blocks = [block(strip(10)), block(strip(10)), block(strip(10))];
    expect(placesOf(flow(blocks, { height: 100, taken: 5, breakBefore: 1 }))).toEqual([
      [0, 5],
      [1, 0],
      [1, 10],
    ]);
  });

  it('take a strip that is higher than a page', () => {
    expect(placesOf(flow([block(strip(10), strip(300), strip(10))], { height: 100, taken: 0 }))).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
  });
});
