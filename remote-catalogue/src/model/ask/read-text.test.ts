import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyCharacter } from 'shared-types/testing/any-text';
import { missesOf } from 'shared-types/testing/misses-of';
import { readText, writtenWords } from './read-text';

/** `abr 4, cut C | rest` */
function shown(text: string): string {
  const { where, words } = readText(text);
  const rest = where.length === 0 ? text.trim() : writtenWords(words);
  return `${where.map(({ column, value }) => `${column} ${value}`).join(', ')} | ${rest}`;
}

/** The order of conditions says nothing. */
const sorted = (text: string): string => {
  const [where = '', words = ''] = text.split('| ');
  return `${where.trim().split(', ').sort().join(', ')} | ${words}`;
};

describe('a searched text', () => {
  it('asks for levels, standards, sizes and words', async () => {
    expect(
      await missesOf(
        [
          ['EN 388 4544', 'abr 4, coup 5, tear 4, punc 4 | '],
          ['4X43FP', 'abr 4, tear 4, punc 3, cut F, imp.p p | '],
          ['4x43f', 'abr 4, tear 4, punc 3, cut F | '],
          ['cut level d or better, size 10', 'cut D, size 10 | '],
          ['ansi cut a4 mechanics', 'ansi A4 | mechanics'],
          ['EN 407 X2XXXX', 'heat.contact contact-2 | '],
          ['contact heat 2+', 'heat.contact contact-2 | '],
          ['impact protection', ' | impact protection'],
          ['apc 2 jacket size 6XL', 'arc.apc apc-2, size 6XL | jacket'],
          ['EN 511 X2X', 'cold.contact contact-2 | '],
          ['cut a', 'cut A | '],
          ['KC417', ' | KC417'],
          ['1234A', 'abr 1, coup 2, tear 3, punc 4, cut A | '],
          ['what replaces a 4X43DP', 'abr 4, tear 4, punc 3, cut D, imp.p p | '],
          ['4544', ' | 4544'],
          ['size 8 or 9 gloves', 'size 8, size 9 | gloves'],
          ['sizes 8, 9 and 10', 'size 8, size 9, size 10 | '],
          ['sizes 9-11', 'size 9, size 10, size 11 | '],
          ['size 9 or cotton', 'size 9 | cotton'],
          ['size 9, 10 gauge', 'size 9 | 10 gauge'],
          ['sizes 2XL-4XL', 'size 2XL, size 11, size 12, size 3XL, size 4XL | '],
          ['class 3 jacket or class 1 vest', 'hv 3 | jacket or vest'],
          ['8 cal or 25 cal', 'arc.cal cal-8 | '],
          ['cut D or C', 'cut C | '],
          ['cut C and D', 'cut D | '],
          ['class 2 or 3 vest', 'hv 2 | vest'],
          ['EN 388:2016 4X43FP', 'abr 4, tear 4, punc 3, cut F, imp.p p | '],
          ['EN388', 'standard en-388 | '],
          ['EN 407 level 2', 'standard en-407 | level 2'],
          ['EN ISO 11611 class 2', 'weld 2 | '],
          ['level 5 gloves', 'coup 5 | gloves'],
          ['gloves level 5', ' | gloves level 5'],
          ['4×43DP', 'abr 4, tear 4, punc 3, cut D, imp.p p | '],
          ['convective heat 2, radiant heat 1', 'heat.convective convective-2, heat.radiant radiant-1 | '],
          ['EN 511 contact cold 2 convective cold 1', 'cold.contact contact-2, cold.air air-1 | '],
          ['ANSI/ISEA 107 class 2 vest', 'hv 2 | ANSI/ISEA 107 vest'],
          ['cut protection gloves class 5', 'coup 5 | '],
          ['cut resistant gloves 3 sizes', ' | cut resistant gloves 3 sizes'],
          ['type 5/6 coverall', 'xp.splash type-6 | type 5 coverall'],
          ['PB6', 'xp.splash type-pb6 | '],
          ['small mens coverall', 'size S, size 7 | coverall'],
          ['EN471', 'standard en-iso-20471 | '],
          ['EN ISO 11612 C1 A1 B1', 'hf.a1 a1, hf.b b1, hf.c c1 | '],
          ['EN ISO 11612 A1 E4', 'hf.a1 a1 | E4'],
          ['EN 388 EN 407', 'standard en-388, standard en-407 | '],
          ['3XL', 'size 3XL, size 12 | '],
          ['cut-resistant level C', 'cut C | '],
          ['level 2 impact', 'imp.ansi ansi-2 | '],
          ['welding gloves type B', 'heat.welding welding-b | '],
          ['PB70 level 3', 'med.pb70 pb70-3 | '],
          ['250 degrees', 'heat.contact contact-2 | '],
          ['EN 388 2120X', 'abr 2, coup 1, tear 2, punc 0 | '],
          [
            'EN 407 413X4X',
            'heat.flame flame-4, heat.contact contact-1, heat.convective convective-3, heat.small small-4 | ',
          ],
          ['EN 511 X21', 'cold.contact contact-2, cold.water water | '],
          ['EN ISO 374-1 type A', 'chem A | '],
          ['cut a hole', ' | cut a hole'],
          ['A4', ' | A4'],
          ['501 °C', ' | 501 °C'],
          ['wash at 60 °C', ' | wash at 60 °C'],
          ['minus 30 gloves', ' | minus 30 gloves'],
          ['gloves M', 'size M, size 8 | gloves'],
          ['gloves l', ' | gloves l'],
          ['8,4 cal/cm2 jacket', 'arc.cal cal-8.4 | jacket'],
          ['100.1 cal', ' | 100.1 cal'],
          ['100 cal', 'arc.cal cal-100 | '],
          ['size 13', ' | size 13'],
          ['gloves with cut C and size 9', 'cut C, size 9 | gloves'],
          ['EN 12477:2001+A1:2005 type B', 'heat.welding welding-b | '],
          ['ANSI/ISEA 105-2016 A5', 'ansi A5 | '],
          ['A6 gloves', 'ansi A6 | gloves'],
          ['A1 A2 B1 C1', ' | A1 A2 B1 C1'],
          ['class 2 welding jacket', 'weld 2 | jacket'],
          ['APC=2', 'arc.apc apc-2 | '],
          ['arc flash cat 4', 'arc.cal cal-40 | '],
          ['X-Large gloves', 'size XL, size 10 | gloves'],
          ['gloves large', 'size L, size 9 | gloves'],
          ['', ' | '],
        ],
        ([text, expected]) => {
          expect(sorted(shown(text))).toBe(sorted(expected));
        },
      ),
    ).toEqual([]);
  });

  it('is read as plain words if it is very long', () => {
    const text = `cut C ${' '.repeat(100_000)} and x`;
    expect(readText(text).where).toEqual([]);
  });

  it('is read without an error, whatever it is', () => {
    const word = fc.constantFrom(...'EN 388|4X43FP|cut|C+|or better|size|10|,|and|=|4544|P'.split('|'));
    const text = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.array(word).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (searched) => {
        expect(readText(searched).words.length).toBeLessThanOrEqual(searched.length + 1);
      }),
      { numRuns: 300, seed: 4 },
    );
  });
});
