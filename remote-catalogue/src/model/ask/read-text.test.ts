import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyCharacter } from 'shared-types/testing/any-text';
import { missesOf } from 'shared-types/testing/misses-of';
import { checkSynonyms } from '../../../press/synonyms/check-synonyms';
import { makers, wordLists } from '../../../press/synonyms/word-lists';
import { catalogueRows } from '../../testing/catalogue-rows';
import { openFinder, type Finder } from '../answer/finder';
import { textWithout } from './read-text';
import type { Term } from './term';

let read: Finder['read'];

beforeAll(async () => {
  const { groups: synonyms } = checkSynonyms(undefined);
  const lists = { ...wordLists, makers };
  const pause = () => Promise.resolve();
  ({ read } = await openFinder({ rows: catalogueRows(), synonyms, lists, pause }));
});

/** `cut D + size 10`, `kind: jacket for jaket`, `unknown: level 9`. */
function shown(term: Term): string {
  const label = `${term.label}${term.written ? ` for ${term.written}` : ''}`;
  if (term.kind !== 'asked') return `${term.kind}: ${label}`;
  if (term.asks.by !== 'conditions') return `${term.sort}: ${label}`;
  const where = term.asks.where.map(({ column, value }) => `${column} ${value}`).join(' + ');
  return term.isDenied ? `not ${where}` : where;
}

const cases = [
  ['', ''],
  // Markings and levels.
  ['EN 388 4544', 'coup 5 + abr 4 + tear 4 + punc 4'],
  ['EN 388:2016 4X43FP', 'cut F + abr 4 + tear 4 + punc 3 + imp.p p'],
  ['4 X 4 3 E', 'cut E + abr 4 + tear 4 + punc 3'],
  ['EN 388 2120X', 'coup 1 + abr 2 + tear 2 + punc 0'],
  [
    '413X4X',
    'heat.flame flame-4 + heat.contact contact-1 + heat.convective convective-3 + heat.small small-4',
  ],
  ['EN 511 X21', 'cold.contact contact-2 + cold.water water'],
  ['EN ISO 11612 C1 A1 B1', 'hf.a1 a1 + hf.b b1 + hf.c c1'],
  ['EN 12477:2001+A1:2005 type B', 'heat.welding welding-b'],
  ['EN471', 'standard en-iso-20471'],
  ['EN 388 EN 407', 'standard en-388 | standard en-407'],
  ['4544', 'unknown: 4544'],
  ['cut level d or better, size 10', 'cut D | size 10'],
  ['ansi cut a4 mechanics', 'ansi A4 | word: mechanics'],
  ['A6 gloves', 'ansi A6 | kind: gloves'],
  ['level 5 gloves', 'coup 5 | kind: gloves'],
  ['level 9 gloves', 'unknown: level 9 | kind: gloves'],
  ['EN 407 level 2', 'standard en-407 | unknown: level 2'],
  ['convective heat 2, radiant heat 1', 'heat.convective convective-2 | heat.radiant radiant-1'],
  ['250 degrees', 'heat.contact contact-2'],
  ['8,4 cal/cm2 jacket', 'arc.cal cal-8.4 | kind: jacket'],
  ['APC=2', 'arc.apc apc-2'],
  ['class 2 welding jacket', 'weld 2 | protection: welding | kind: jacket'],
  ['PB70 level 3', 'med.pb70 pb70-3'],
  ['Schnittschutzhandschuhe Stufe E', 'cut E'],
  ['niveau E', 'cut E'],
  ['livello E', 'cut E'],
  ['nivel D', 'cut D'],
  // Sizes.
  ['size 8 or 9 gloves', 'size 8 + size 9 | kind: gloves'],
  ['X-Large gloves', 'size XL + size 10 | kind: gloves'],
  ['gloves M', 'kind: gloves | size M + size 8'],
  ['5 l gloves', 'unknown: 5 l | kind: gloves'],
  // Numbers.
  ['YF6', 'number: YF6'],
  ['YF601 or UN701', 'number: YF601 or UN701'],
  // Words, their sorts and what is read as one.
  ['TIG gloves thin goatskin', 'word: TIG | kind: gloves | adjective: thin | material: goatskin'],
  ['fr coverall nomex 8 cal', 'protection: fr | kind: coverall | material: nomex | arc.cal cal-8'],
  ['black or navy jacket', 'colour: black or navy | kind: jacket'],
  ['heat protection gloves', 'protection: heat | kind: gloves'],
  ['synthetic leather', 'material: synthetic leather'],
  ['jaket', 'kind: jacket for jaket'],
  ['glvoes', 'kind: glove for glvoes'],
  ['purple manchette glove', 'unknown: purple | kind: gauntlet for manchette | kind: glove'],
  [
    'gants de soudeur taille 9',
    'protection: welding for gants de soudeur | kind: gloves for gants de soudeur | size 9',
  ],
  ['noire jacket', 'colour: black for noire | kind: jacket'],
  // Denials.
  ['latex free gloves', 'material: not latex | kind: gloves'],
  ['free of latex', 'material: not latex'],
  ['chromium VI free gloves', 'word: not chromium VI | kind: gloves'],
  ['without latex or nitrile', 'material: not latex | material: not nitrile'],
  ['non leather gloves', 'material: not leather | kind: gloves'],
  ['guantes sin cuero', 'kind: gloves for guantes | material: not leather for cuero'],
  ['abrasion 4 tear 4 but not leather', 'abr 4 | tear 4 | material: not leather'],
  ['gloves, not size 9', 'kind: gloves | not size 9'],
  // What no article states.
  ['gloves for -30°C freezer', 'kind: gloves | cold: −30 °C | protection: freezer'],
  ['what is EN 511', 'standard en-511'],
  ['difference between cut and tear', 'question: difference | protection: cut | protection: tear'],
  ['Ansell gloves', 'maker: Ansell'],
  ['chainsaw gloves', 'not-sold: chainsaw gloves'],
] as const;

describe('a searched text', () => {
  it('is read as terms', async () => {
    const misses = await missesOf(cases, ([text, expected]) => {
      expect(read(text).map(shown).join(' | ')).toBe(expected);
    });
    expect(misses).toEqual([]);
  });

  it('is complete while its last word is typed', () => {
    expect(read('coveral', true).map(shown)).toEqual(['word: coveral']);
    expect(read('coveral').map(shown)).toEqual(['kind: coverall for coveral']);
  });

  it('loses the words of a term that is taken off', () => {
    const text = 'cut D gloves, not leather, size 9';
    const terms = read(text).map(shown);
    expect(read(text).map((term) => read(textWithout(text, term)).map(shown))).toEqual(
      terms.map((term) => terms.filter((other) => other !== term)),
    );
  });

  it('is unknown as a whole if it is very long', () => {
    expect(read(`cut C ${' '.repeat(100_000)} and x`).map(({ kind }) => kind)).toEqual(['unknown']);
  });

  it('is read without an error, whatever it is', () => {
    const word = fc.constantFrom(
      ...'EN 388|4X43FP|cut|C+|or better|size|10|,|and|=|4544|P|not|free'.split('|'),
    );
    const text = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.array(word).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (searched) => {
        for (const { places } of read(searched))
          for (const [start, end] of places)
            expect([start >= 0, end <= searched.length]).toEqual([true, true]);
      }),
      { numRuns: 300, seed: 4 },
    );
  });
});
