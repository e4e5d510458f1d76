import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { eachPosting, packPostings, type Posting } from './pack-postings';
import { searchFields } from './search-fields';

const unpacked = (packed: string): readonly Posting[] => {
  const postings: Posting[] = [];
  eachPosting(packed, (place, field) => postings.push({ place, field }));
  return postings;
};

describe('a packed list of articles', () => {
  it('is unpacked as it was, and needs no escape in JSON', () => {
    const place = fc.integer({ min: 0, max: 100_000 });
    const field = fc.integer({ min: 0, max: searchFields.length - 1 });
    const list = fc.uniqueArray(fc.record({ place, field }), { selector: (posting) => posting.place });
    fc.assert(
      fc.property(list, (given) => {
        const postings = given.toSorted((one, other) => one.place - other.place);
        const packed = packPostings(postings);
        const byField = postings.toSorted((one, other) => one.field - other.field || one.place - other.place);
        expect(unpacked(packed)).toEqual(byField);
        expect(JSON.stringify(packed)).toHaveLength(packed.length + 2);
      }),
      { numRuns: 500, seed: 7 },
    );
  });
});
