import { describe, expect, it } from '@jest/globals';
import { en388InWords, readEn388 } from './en388';

describe('readEn388', () => {
  it('describes each place of 4X43DP in words', () => {
    expect(readEn388('4X43DP').map(({ name, words }) => `${name}: ${words}`)).toEqual([
      'Abrasion: 4 of 4',
      'Cut (coup): not tested',
      'Tear: 4 of 4',
      'Puncture: 3 of 4',
      'Cut (ISO): D of A–F',
      'Impact: passed',
    ]);
  });

  it('reads a missing sixth place as not stated, never as failed', () => {
    const [place] = readEn388('2121X').slice(-1);
    expect(place).toMatchObject({ character: '–', words: 'not stated', isTested: false, level: 0 });
  });

  it('distinguishes a place below level 1 from one that was not tested', () => {
    expect(readEn388('2120X')[3]).toMatchObject({ words: 'below level 1', isTested: true, level: 0 });
  });

  it('gives one sentence for assistive technology', () => {
    expect(en388InWords('3121X')).toMatch(
      /^EN 388: Abrasion 3 of 4, Cut \(coup\) 1 of 5, .*Impact not stated$/,
    );
  });
});
