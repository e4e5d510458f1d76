import { describe, expect, it } from '@jest/globals';
import { missesOf } from 'shared-types/testing/misses-of';
import type { MarkingCodes } from '../product-row';
import markingExamples from '../standards/marking-examples.json';
import { catalogueRows } from '../../testing/catalogue-rows';
import { wantedPlaces } from './find-equal-or-better';
import { labelText, readLabel } from './read-label';
import { relaxedLabels } from './relaxed-labels';

const codesOf = (text: string) => {
  const read = readLabel(text);
  return read.kind === 'marking' ? read.codes : read.message;
};

describe('the marking of a label', () => {
  it.each(['EN 388 4X43DP EN 388:2003 4543', '4X43DP, EN 388 4543', 'EN 407 413X4X EN 407 123444'])(
    'asks for each standard once: %s',
    (text) => {
      expect(readLabel(text)).toMatchObject({
        kind: 'error',
        message: expect.stringMatching(/^EN (?:388|407) is entered more than once\. /),
      });
    },
  );

  it.each([
    ['4X43DP', '4X43DP'],
    ['4x43dp', '4X43DP'],
    ['EN 388:2016 4X43DP', '4X43DP'],
    ['BS EN388:2016+A1:2018 4 X 4 3 D P', '4X43DP'],
    ['4-X-4-3-D', '4X43D'],
    ['4543', '4543X'],
    ['4543P', '4543XP'],
    ['4O43A', '4043A'],
    ['4×43DP', '4X43DP'],
    ['EN 388 4 × 4 3 D', '4X43D'],
    ['4X43DP EN 388', '4X43DP'],
    ['4X43DP (EN 388:2016)', '4X43DP'],
    ['EN 388 2016 4X43DP', '4X43DP'],
    ['EN 388 2003 4543', '4543X'],
  ])('is read from %s', (text, code) => {
    expect(codesOf(text)).toEqual({ en388: code });
  });

  it('is read from a code before the only name', () => {
    expect(codesOf('413X4X EN 407')).toEqual({ en407: '413X4X' });
  });

  it('may have several standards', () => {
    const codes = { en388: '2231X', en407: '413X4X', en511: '121' };
    expect(codesOf('EN 388 2231X, EN 407 413X4X, EN 511 121')).toEqual(codes);
    expect(codesOf(labelText(codes))).toEqual(codes);
  });

  it('of any standard is read', async () => {
    expect(
      await missesOf(
        [
          ['EN ISO 11612 A1 A2 B1 C1 E1 F1', 'iso11612', 'A1 A2 B1 C1 E1 F1'],
          ['iso 11612:2015 a1b1c1', 'iso11612', 'A1 B1 C1'],
          ['EN ISO 11611 class 1 A1', 'iso11611', 'Class 1 A1'],
          ['EN ISO 11611:2015 2 A1+A2', 'iso11611', 'Class 2 A1 A2'],
          ['EN ISO 20471:2013 class 2', 'iso20471', '2'],
          ['EN12477 Type A', 'en12477', 'A'],
          ['ANSI/ISEA 105-2016 A4', 'ansi105', 'A4'],
          ['ANSI cut A4, puncture 3', 'ansi105', 'A4; puncture 3'],
          ['ANSI/ISEA 138 level 2', 'ansi138', '2'],
          ['ISEA 138 2', 'ansi138', '2'],
          ['AAMI PB70 level 3', 'pb70', '3'],
          ['IEC 61482-2:2018 APC 1, ELIM 8,1 cal/cm²', 'iec61482', 'APC 1; ELIM 8.1 cal/cm²'],
          ['EN 61482-1-2 class 2', 'iec61482', 'APC 2'],
          ['EN ISO 374-1:2016/Type A JKLMNO', 'en374', 'Type A JKLMNO'],
          ['EN ISO 374-5:2016 VIRUS', 'en374_5', 'VIRUS'],
          ['EN 13034 type PB 6', 'en13034', 'Type PB[6]'],
          ['EN 13034 Type 6', 'en13034', 'Type 6'],
          ['EN 13795-1 high performance', 'en13795', 'high'],
          ['EN 1149-5:2018', 'en1149_5', ''],
        ],
        ([text, standard, code]) => {
          expect(codesOf(text)).toEqual({ [standard]: code });
        },
      ),
    ).toEqual([]);
  });

  it('is read as it is printed, with the words of its standard', async () => {
    expect(
      await missesOf(
        Object.entries(markingExamples).filter(([standard]) => standard !== 'iso21420'),
        ([standard, code]) => {
          const codes = { [standard]: code };
          expect(codesOf(labelText(codes))).toEqual(codes);
        },
      ),
    ).toEqual([]);
  });

  it('that every article of the catalogue carries is read as it is printed', () => {
    const printed = new Set(catalogueRows().map(({ facts }) => JSON.stringify(facts?.codes ?? {})));
    for (const text of printed) {
      const codes = JSON.parse(text) as MarkingCodes;
      const isStated = wantedPlaces(codes).length > 0;
      if (isStated) expect(codesOf(labelText(codes))).toEqual(codes);
    }
  });

  it('of four characters is of the edition without an ISO cut', () => {
    expect(readLabel('4543')).toMatchObject({ isOldEdition: true });
    expect(readLabel('4543X')).toMatchObject({ isOldEdition: false });
  });

  it('is refused with the reason', async () => {
    expect(
      await missesOf(
        [
          ['', 'Enter the marking from the label, for example 4X43DP.'],
          [
            '43',
            'An EN 388 marking has 4 to 6 characters, for example 4X43DP. “43” has 2. For other standards, enter the name first: EN 407 413X4X.',
          ],
          [
            '4X43DPP',
            'An EN 388 marking has 4 to 6 characters, for example 4X43DP. “4X43DPP” has 7. For other standards, enter the name first: EN 407 413X4X.',
          ],
          ['7X43D', '“7X43D” is not an EN 388 marking: position 1 (abrasion) must be 0-4 or X, not “7”.'],
          ['4X43G', '“4X43G” is not an EN 388 marking: position 5 (ISO cut) must be A-F or X, not “G”.'],
          ['XXXXX', 'This marking has no protection level. Enter one that has, for example 4X43DP.'],
          ['0X00X', 'This marking has no protection level. Enter one that has, for example 4X43DP.'],
          ['EN ISO 20471', 'Enter the code after EN ISO 20471, for example EN ISO 20471 class 2.'],
          [
            'EN ISO 20471 class 4',
            '“4” is not part of an EN ISO 20471 marking. Example: EN ISO 20471 class 2.',
          ],
          [
            'EN ISO 11612 A1 B1 Z9',
            '“Z9” is not part of an EN ISO 11612 marking. Example: EN ISO 11612 A1 A2 B1 C1 E1 F1.',
          ],
          [
            'EN ISO 21420 dexterity 5',
            'This marking has no protection level. Enter one that has, for example 4X43DP.',
          ],
          ['!?', 'Enter the marking from the label, for example 4X43DP.'],
          ['EN 388', 'Enter the code after EN 388, for example 4X43DP.'],
          ['EN 388:2016 -', 'Enter the code after EN 388, for example 4X43DP.'],
          ['EN 407', 'Enter the code after EN 407, for example EN 407 413X4X.'],
          ['hello', '“hello” is not an EN 388 marking: position 1 (abrasion) must be 0-4 or X, not “h”.'],
          ['4×43G', '“4×43G” is not an EN 388 marking: position 5 (ISO cut) must be A-F or X, not “G”.'],
          [
            'EN ISO 20471 hello',
            '“hello” is not part of an EN ISO 20471 marking. Example: EN ISO 20471 class 2.',
          ],
          ['EN 407 oh no', '“oh no” is not an EN 407 marking: it must have six characters, each 0-4 or X.'],
          ['EN 407 99', '“99” is not an EN 407 marking: it must have six characters, each 0-4 or X.'],
        ],
        ([text, message]) => {
          expect(codesOf(text)).toBe(message);
        },
      ),
    ).toEqual([]);
  });

  it.each([
    ['EN 343 3 1', 'EN 343'],
    ['en343:2019 3 1', 'EN343'],
    ['EN 149 FFP2', 'EN 149'],
    ['EN 14058', 'EN 14058'],
    ['EN ISO  13982-1', 'EN ISO 13982-1'],
    ['ASTM F1930', 'ASTM F1930'],
    ['NFPA 2112', 'NFPA 2112'],
    ['NFPA 70E', 'NFPA 70E'],
    ['ANSI/ISEA 107 class 2', 'ANSI/ISEA 107'],
    ['ANSI 107 class 2', 'ANSI 107'],
    ['EN 388 4X43D, EN 343 3 1', 'EN 343'],
    ['EN 374-2:2014', 'EN 374-2'],
    ['EN 1149-3', 'EN 1149-3'],
    ['EN 13795-2 high', 'EN 13795-2'],
    ['EN 343 3 1, EN 149 FFP2', 'EN 343 and EN 149'],
  ])('to a standard that is not compared is refused by its name: %s', (text, named) => {
    expect(codesOf(text)).toBe(
      `We do not compare markings to ${named}. We compare EN 388, EN 407, EN 511, EN ISO 374-1, EN ISO 374-5, EN 12477, ANSI/ISEA 105, ANSI/ISEA 138, EN ISO 11612, EN ISO 11611, IEC 61482-2, EN 1149-5, EN 13034, EN ISO 20471, EN 13795-1 and ANSI/AAMI PB70.`,
    );
  });

  it('is refused if it is a long text', () => {
    expect(codesOf('4X43D'.repeat(70))).toBe(
      'The text is too long. Enter only the marking, for example 4X43DP.',
    );
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

  it('of parts is offered without each part', () => {
    const rows = catalogueRows();
    const relaxed = relaxedLabels(rows, { iso11612: 'A1 A2 B3 C4 D3 E3 F3 W' });
    expect(relaxed).toEqual([]);
    const single = relaxedLabels(rows, { iso20471: '3', pb70: '4' });
    expect(single.map(({ address }) => decodeURIComponent(address))).toEqual([
      '/alternatives/EN ISO 20471 class 3',
      '/alternatives/ANSI/AAMI PB70 level 4',
    ]);
  });
});
