import { describe, expect, it } from '@jest/globals';
import { furtherMarkings, markingText } from './ratings';

const rating = (code: string) => ({ edition: 'any', code });

describe('markings', () => {
  it('have the name of the standard and the code', () => {
    expect(markingText('iso20471', rating('2'))).toBe('EN ISO 20471 class 2');
    expect(markingText('en13795', rating('high'))).toBe('EN 13795-1 high performance');
    expect(markingText('en407', rating('413X4X'))).toBe('EN 407 413X4X');
  });

  it('have only the name of a standard without levels', () => {
    expect(markingText('en1149_5', rating(''))).toBe('EN 1149-5');
  });

  it('are in the order of the pages, without EN 388', () => {
    const ratings = { iso11611: rating('Class 1 A1'), en388: rating('2121X'), en407: rating('X1XXXX') };
    expect(furtherMarkings(ratings)).toEqual(['EN 407 X1XXXX', 'EN ISO 11611 Class 1 A1']);
    expect(furtherMarkings()).toEqual([]);
  });
});
