import { describe, expect, it } from '@jest/globals';
import type { UserEntry } from 'shared-types';
import { changesBetween, changesMeanwhile, entriesIn, itemsOf } from './list-items';

const list = { version: 1, id: 'articleNo', changedAt: 'at' };
const removedAt = new Date('2026-11-23T10:00:00Z');
const time = (minute: number) => `2026-11-23T09:0${minute}:00.000Z`;

const item = (articleNo: string, minute: number, more = {}) => ({ articleNo, at: time(minute), ...more });
const entry = (id: string, minute: number, more: Partial<UserEntry> = {}): UserEntry => ({
  id,
  changedAt: time(minute),
  version: 1,
  ...more,
});

describe('the items of a stored list', () => {
  it('become entries and items again', () => {
    const items = [item('B', 1), item('A', 2, { quantity: 3 })];
    const entries = entriesIn(items, list);
    expect(entries).toEqual([entry('B', 1), entry('A', 2, { data: { quantity: 3 } })]);
    expect(itemsOf([...entries, entry('C', 3, { removed: true })], list)).toEqual(items);
  });

  it.each([undefined, null, 'A', {}, [null, 7, {}, { articleNo: 7 }]])('are none in %j', (items) => {
    expect(entriesIn(items, list)).toEqual([]);
  });
});

describe('a change of a list', () => {
  const changes = (known: readonly UserEntry[], before: readonly unknown[], after: readonly unknown[]) =>
    changesBetween(before, after, { list, known, removedAt });

  it('is an entry for what is added or changed, and a mark for what is removed', () => {
    const known = [entry('A', 1), entry('B', 2)];
    const before = [item('A', 1), item('B', 2)];
    expect(changes(known, before, [item('B', 3, { quantity: 2 }), item('C', 4)])).toEqual([
      entry('B', 3, { data: { quantity: 2 } }),
      entry('C', 4),
      { id: 'A', changedAt: removedAt.toISOString(), removed: true, version: 1 },
    ]);
    expect(changes(known, before, before)).toEqual([]);
  });

  it('counts if the clock of another device is ahead', () => {
    const ahead = { changedAt: '2030-01-01T00:00:00.000Z' };
    const later = '2030-01-01T00:00:00.001Z';
    expect(changes([entry('A', 1, ahead)], [item('A', 1)], [])).toMatchObject([
      { id: 'A', changedAt: later },
    ]);
    const known = [entry('A', 1, { ...ahead, removed: true })];
    expect(changes(known, [], [item('A', 5)])).toEqual([entry('A', 5, { changedAt: later })]);
  });
});

describe('a list that was changed while nobody looked', () => {
  const changes = (known: readonly UserEntry[], items: readonly unknown[]) =>
    changesMeanwhile(items, { list, known, removedAt });

  it('has what was added, and marks for what is missing', () => {
    expect(changes([entry('A', 1), entry('B', 1)], [item('B', 1), item('C', 2)])).toEqual([
      entry('C', 2),
      { id: 'A', changedAt: removedAt.toISOString(), removed: true, version: 1 },
    ]);
  });

  it('brings back what was removed before and chosen again', () => {
    expect(changes([entry('A', 3, { removed: true })], [item('A', 4)])).toEqual([entry('A', 4)]);
  });

  it('leaves an entry of a newer version as it is where an older remote has dropped it or a part of it', () => {
    const newer = [
      entry('A', 1, { version: 2, data: { quantity: 3 } }),
      entry('B', 1, { version: 2, data: { quantity: 4 } }),
    ];
    expect(changes(newer, [item('A', 1)])).toEqual([]);
  });
});
