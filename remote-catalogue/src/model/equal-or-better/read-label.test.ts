import { describe, expect, it } from '@jest/globals';
import { catalogueRows } from '../../testing/catalogue-rows';
import { labelText, readLabel } from './read-label';
import { relaxedLabels } from './relaxed-labels';

const codesOf = (text: string) => {
  const read = readLabel(text);
  return read.kind === 'marking' ? read.codes : read.message;
};

describe('the marking of a label', () => {
  it.each([
    ['4X43DP', '4X43DP'],
    ['4x43dp', '4X43DP'],
    ['EN 388:2016 4X43DP', '4X43DP'],
    ['BS EN388:2016+A1:2018 4 X 4 3 D P', '4X43DP'],
    ['4-X-4-3-D', '4X43D'],
    ['4543', '4543X'],
    ['4543P', '4543XP'],
    ['4O43A', '4043A'],
  ])('is read from %s', (text, code) => {
    expect(codesOf(text)).toEqual({ en388: code });
  });

  it('may have several standards', () => {
    const codes = { en388: '2231X', en407: '413X4X', en511: '121' };
    expect(codesOf('EN 388 2231X, EN 407 413X4X, EN 511 121')).toEqual(codes);
    expect(codesOf(labelText(codes))).toEqual(codes);
  });

  it('of four characters is of the edition without an ISO cut', () => {
    expect(readLabel('4543')).toMatchObject({ isOldEdition: true });
    expect(readLabel('4543X')).toMatchObject({ isOldEdition: false });
  });

  it.each([
    ['', 'Type the marking from the label, for example 4X43DP.'],
    ['43', 'An EN 388 marking has 4 to 6 characters, for example 4X43DP. “43” has 2.'],
    ['4X43DPP', 'An EN 388 marking has 4 to 6 characters, for example 4X43DP. “4X43DPP” has 7.'],
    ['7X43D', '“7X43D” is not an EN 388 marking: place 1 (abrasion) must be 0-4 or X, not “7”.'],
    ['4X43G', '“4X43G” is not an EN 388 marking: place 5 (ISO cut) must be A-F or X, not “G”.'],
    ['XXXXX', 'This marking states no level, so there is nothing to compare.'],
    ['0X00X', 'This marking states no level, so there is nothing to compare.'],
    ['EN 407 99', '“99” is not an EN 407 marking: it must have six characters, each 0-4 or X.'],
  ])('“%s” is refused with the reason', (text, message) => {
    expect(codesOf(text)).toBe(message);
  });

  it('is refused if it is a long text', () => {
    expect(codesOf('4X43D'.repeat(50))).toBe('This text is too long for a marking, such as 4X43DP.');
  });
});

describe('a marking that no article reaches', () => {
  it('is offered without each level whose loss gives articles', () => {
    const rows = catalogueRows();
    const relaxed = relaxedLabels(rows, { en388: '4544FP' });
    for (const { label, address, articles } of relaxed) {
      expect(label).toMatch(/^Without /);
      expect(address).toMatch(/^\/alternatives\/[0-5A-FPX]+$/);
      expect(articles).toBeGreaterThan(0);
    }
    expect(relaxed.length).toBeGreaterThan(0);
  });
});
