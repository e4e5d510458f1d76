import { describe, expect, it } from '@jest/globals';
import { lengthsIn, longerThan } from './lengths-in';
import { searchWords } from './search-words';

describe('a length in a searched text', () => {
  it.each([
    ['14 inch', '350 360'],
    ['35cm', '350'],
    ['35 cm', '350'],
    ['300mm', '300'],
    ['305 mm', '305'],
    ['13 gauge', ''],
    ['cm', ''],
    ['35cm welding', ''],
  ])('“%s” may be stated as %s mm', (text, lengths) => {
    expect(lengthsIn(searchWords(text)).join(' ')).toBe(lengths);
  });

  it('is also met by what is a little longer', () => {
    expect(longerThan(searchWords('300mm')).slice(0, 3)).toEqual(['305', '310', '315']);
  });

  it('is not met by a wider tape', () => {
    expect(longerThan(searchWords('50 mm'))).toEqual([]);
  });
});
