import { describe, expect, it } from '@jest/globals';
import type { MarkingCodes } from '../../../articles/product-row';
import markingExamples from '../../../articles/standards/marking-examples.json';
import { catalogueRows } from '../../testing/catalogue-rows';
import { labelConditions } from '../../../articles/reach/marking-conditions';
import { readLabel } from './read-label';
import { labelText } from '../../../articles/reach/label-markings';

const codesOf = (text: string) => {
  const read = readLabel(text, ['Ansell', 'Blåkläder']);
  return read.kind === 'marking' ? read.codes : read.message;
};

describe('the marking of a label', () => {
  it.each([
    ['4X43DP', '4X43DP'],
    ['4x43dp', '4X43DP'],
    ['EN 388:2016 4X43DP', '4X43DP'],
    ['EN388:2016+A1:2018 4 X 4 3 D P', '4X43DP'],
    ['4543', '4543X'],
    ['4543P', '4543XP'],
    ['4×43DP', '4X43DP'],
    ['4.X.4.3.D', '4X43D'],
    ['4-X-4-3-D', '4X43D'],
    ['EN 388 4-X-4-3-D', '4X43D'],
    ['Ansell 4X43D', '4X43D'],
  ])('is read from %s', (text, code) => {
    expect(codesOf(text)).toEqual({ en388: code });
  });

  it('may have several standards', () => {
    const codes = { en388: '2231X', en407: '413X4X', en511: '121' };
    expect(codesOf('EN 388 2231X, EN 407 413X4X, EN 511 121')).toEqual(codes);
    expect(codesOf('BS EN 388:2016 2231X DIN EN 407 413X4X EN 511:2006 121')).toEqual(codes);
    expect(codesOf('ISO 20471 class 2 EN ISO 11612 A1 B1 C1, ANSI 105 A4')).toEqual({
      iso20471: '2',
      iso11612: 'A1 B1 C1',
      ansi105: 'A4',
    });
    expect(codesOf(labelText(codes))).toEqual(codes);
    expect(codesOf('EN 388 2231X, EN 388 4543')).toBe('Enter each standard once.');
  });

  it.each(Object.entries(markingExamples).filter(([standard]) => standard !== 'iso21420'))(
    'to %s is read as it is printed, with the words of its standard: %s',
    (standard, code) => {
      const codes = { [standard]: code };
      expect(codesOf(labelText(codes))).toEqual(codes);
    },
  );

  it('that every article of the catalogue carries is read as it is printed', () => {
    const printed = new Set(catalogueRows().map(({ facts }) => JSON.stringify(facts?.codes ?? {})));
    for (const text of printed) {
      const codes = JSON.parse(text) as MarkingCodes;
      const isStated = labelConditions(codes).length > 0;
      if (isStated) expect(codesOf(labelText(codes))).toEqual(codes);
    }
  });

  it('that is a level alone is that of ANSI/ISEA 105', () => {
    for (const text of ['A4', 'a4', 'cut A4', 'ANSI A4', 'ANSI cut level A4'])
      expect(codesOf(text)).toEqual({ ansi105: 'A4' });
    expect(labelText({ ansi105: 'A4' })).toBe('ANSI/ISEA 105 cut A4');
  });

  it('of four characters is of the edition without an ISO cut', () => {
    expect(readLabel('4543')).toMatchObject({ isOldEdition: true });
    expect(readLabel('4543X')).toMatchObject({ isOldEdition: false });
  });

  it.each([
    ['', 'Enter the marking from the label, for example 4X43DP.'],
    ['!?', 'Enter the marking from the label, for example 4X43DP.'],
    [
      '4X43DPP',
      'An EN 388 marking has 4 to 6 characters, for example 4X43DP. “4X43DPP” has 7. For other standards, enter the name first: EN 407 413X4X.',
    ],
    ['7X43D', '“7X43D” is not an EN 388 marking: position 1 (abrasion) must be 0-4 or X, not “7”.'],
    ['0X00X', 'This marking has no protection level. Enter one that has, for example 4X43DP.'],
    [
      'EN ISO 21420 dexterity 5',
      'This marking has no protection level. Enter one that has, for example 4X43DP.',
    ],
    ['EN 388', 'Enter the code after EN 388, for example 4X43DP.'],
    ['EN ISO 20471', 'Enter the code after EN ISO 20471, for example EN ISO 20471 class 2.'],
    ['EN ISO 20471 class 4', '“4” is not a marking to EN ISO 20471. Example: EN ISO 20471 class 2.'],
    ...['Ansell 11-840', 'ansell 4544', 'Ansell', 'blaklader 1234'].map((text) => [
      text,
      `“${text}” is an article of another maker. Enter the marking on its label, for example 4X43DP.`,
    ]),
    [
      '4X43D nitrile',
      '“nitrile” is not part of a marking. Enter the marking alone, for example 4X43DP. For other standards, enter the name first: EN 407 413X4X.',
    ],
    ['EN 407 99', '“99” is not a marking to EN 407. Example: EN 407 413X4X.'],
  ])('is refused with the reason: %s', (text, message) => {
    expect(codesOf(text)).toBe(message);
  });

  it.each(['EN 343 3 1', 'ASTM F1930', 'EN 374-2:2014', 'EN 1149-3', 'ANSI/ISEA 107 class 2'])(
    'to a standard that is not compared is refused by its name: %s',
    (text) => {
      expect(codesOf(text)).toMatch(
        /^We do not compare “.+”\. We compare markings to EN 388, EN 407, EN 511, /,
      );
    },
  );
});
