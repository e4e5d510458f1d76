import { describe, expect, it } from '@jest/globals';
import { problemLine } from '../check/problem';
import { checkSynonyms } from './check-synonyms';
import { makers } from './word-lists';

const fileOf = (...lines: readonly string[]) => ({ name: 'synonyms.txt', text: lines.join('\n') });
const problemsOf = (...lines: readonly string[]) => checkSynonyms(fileOf(...lines)).problems.map(problemLine);

describe('a file of synonyms', () => {
  it('has a group on each line, both ways with =, one way with >, and what is needed with +', () => {
    expect(
      checkSynonyms(fileOf('# Words', '', 'winter = cold > lined = wool > fleece + waterproof # more'))
        .groups,
    ).toEqual([{ equal: ['winter', 'cold'], also: ['lined', 'wool', 'fleece'], needed: ['waterproof'] }]);
    expect(problemsOf('# Words', '', 'winter = cold')).toEqual([]);
  });

  it.each([
    ['winter =', '1:1 A word is missing beside “=”, “>” or “+”. Add it, or remove the sign. [SYNONYM]'],
    ['winter', '1:1 A group needs two words: write “word = other word”. [SYNONYM]'],
    ['winter = Winter', '1:10 “Winter” stands twice in this group. Remove one. [SYNONYM]'],
    [
      'winter = co\u200bld',
      '1:10 “co\u200bld” contains the invisible character U+200B as character 3; delete it. [SYNONYM]',
    ],
    [
      'winter = K\ufffdlte',
      '1:10 “K\ufffdlte” has a character that is not UTF-8. Save the file as UTF-8. [SYNONYM]',
    ],
    [
      `cold = ${'o'.repeat(41)}`,
      `1:8 “${'o'.repeat(40)}…” is longer than 40 characters. Shorten it. [SYNONYM]`,
    ],
    [
      'cold = as cold as it gets here',
      '1:8 “as cold as it gets here” has more than 4 words. Shorten it. [SYNONYM]',
    ],
  ])('with %j is refused, with line and column', (line, message) => {
    expect(problemsOf(line)).toEqual([`synonyms.txt:${message}`]);
  });

  it('that is missing leaves the usual synonyms, which have no mistake', () => {
    const { groups, problems } = checkSynonyms(undefined);
    expect(problems).toEqual([]);
    expect(groups.some(({ equal }) => equal.includes('hi-vis'))).toBe(true);
  });
});

describe('the names of other makers', () => {
  it('stand once each, and are no words of the trade', () => {
    const words = checkSynonyms(undefined).groups.flatMap(({ equal, also }) => [...equal, ...also]);
    const names = makers.map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(words.filter((word) => names.includes(word.toLowerCase()))).toEqual([]);
  });
});
