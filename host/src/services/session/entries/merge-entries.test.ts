import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { UserEntries, UserEntry } from 'shared-types';
import { areSameEntries, mergeEntries } from './merge-entries';

/** Few ids, times and data, so that they meet often. */
const entry: fc.Arbitrary<UserEntry> = fc
  .record({
    id: fc.constantFrom('A', 'B', 'C'),
    time: fc.integer({ min: 0, max: 4 }),
    isRemoved: fc.boolean(),
    version: fc.integer({ min: 1, max: 2 }),
    quantity: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ id, time, isRemoved, version, quantity }) => ({
    id,
    changedAt: new Date(time).toISOString(),
    version,
    ...(isRemoved ? { removed: true } : { data: { quantity, size: '9' } }),
  }));

const entries: fc.Arbitrary<UserEntries> = fc.dictionary(
  fc.constantFrom('enquiry', 'compare'),
  fc.array(entry, { maxLength: 6 }),
);

const runs = { seed: 20_261_123, numRuns: 300 };

describe('merging entries', () => {
  it('gives the same in whatever order devices meet, and however often', () => {
    fc.assert(
      fc.property(entries, entries, entries, (one, two, three) => {
        const merged = mergeEntries(mergeEntries(one, two), three);
        expect(mergeEntries(three, mergeEntries(two, one))).toEqual(merged);
        expect(mergeEntries(mergeEntries(two, three), one)).toEqual(merged);
        expect(mergeEntries(merged, merged)).toEqual(merged);
        expect(mergeEntries(merged, two)).toEqual(merged);
      }),
      runs,
    );
  });

  it('keeps each id once, with the newest time that any device has', () => {
    fc.assert(
      fc.property(entries, entries, (one, other) => {
        for (const [name, list] of Object.entries(mergeEntries(one, other))) {
          const all = [...(one[name] ?? []), ...(other[name] ?? [])];
          expect(list.map(({ id }) => id).toSorted()).toEqual(
            [...new Set(all.map(({ id }) => id))].toSorted(),
          );
          for (const { id, changedAt } of list) {
            const times = all.filter((item) => item.id === id).map((item) => item.changedAt);
            expect(changedAt).toBe(times.toSorted().at(-1));
          }
        }
      }),
      runs,
    );
  });

  const at = '2026-11-23T10:00:00.000Z';
  const live: UserEntry = { id: 'A', changedAt: at, version: 1, data: { quantity: 1, size: '9' } };
  const winner = (one: UserEntry, other: UserEntry) => [
    mergeEntries({ list: [one] }, { list: [other] })['list'],
    mergeEntries({ list: [other] }, { list: [one] })['list'],
  ];

  it.each<readonly [string, UserEntry]>([
    ['a later one', { ...live, changedAt: '2026-11-23T10:00:00.001Z' }],
    ['at equal times, the removal', { id: 'A', changedAt: at, version: 1, removed: true }],
    ['at equal times, the one of a newer version', { ...live, version: 2 }],
    ['at equal times and versions, the one whose text is greater', { ...live, data: { quantity: 2 } }],
  ])('takes %s', (_, better) => {
    expect(winner(live, better)).toEqual([[better], [better]]);
  });

  it('sees no difference in the order of lists and members', () => {
    const other = { ...live, id: 'B' };
    const swapped = { data: { size: '9', quantity: 1 }, version: 1, changedAt: at, id: 'A' };
    expect(areSameEntries({ list: [live, other] }, { list: [other, swapped] })).toBe(true);
    expect(areSameEntries({ list: [live] }, { list: [other] })).toBe(false);
  });
});
