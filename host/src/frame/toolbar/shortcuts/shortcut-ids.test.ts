import { describe, expect, it } from '@jest/globals';
import {
  defaultShortcuts,
  movedShortcuts,
  parseShortcuts,
  shownShortcuts,
  toggledShortcuts,
} from './shortcut-ids';

it('the default shortcuts are those of the specification', () => {
  expect(defaultShortcuts).toEqual(['calendar', 'mail', 'contacts', 'todo']);
});

describe('parseShortcuts', () => {
  it.each([[['a', 'b']], [[]], [['removed-by-a-newer-site']]])('accepts %j', (ids) => {
    expect(parseShortcuts(ids)).toEqual(ids);
  });

  it('keeps the valid part of a list, each id once', () => {
    expect(parseShortcuts(['a', 7, null, '', ['b'], 'a', 'b', { id: 'c' }])).toEqual(['a', 'b']);
  });

  it('keeps the first ids of a list that is too long', () => {
    const ids = Array.from({ length: 200 }, (_, count) => `shortcut-of-a-remote-${count}`);
    const kept = parseShortcuts(ids) ?? [];
    expect(kept).toEqual(ids.slice(0, kept.length));
    expect(kept.length).toBeGreaterThan(150);
  });

  it.each([[undefined], [null], ['mail'], [3], [{ 0: 'a', length: 1 }], [['a'.repeat(5000)]], [[7, null]]])(
    'rejects %j',
    (data) => {
      expect(parseShortcuts(data)).toBeUndefined();
    },
  );
});

it('a shortcut is added at the end and removed from its place', () => {
  expect(toggledShortcuts(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  expect(toggledShortcuts(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
});

describe('movedShortcuts', () => {
  const ids = ['a', 'hidden', 'b', 'c'];
  const shown = ['a', 'b', 'c'];
  it.each([
    ['b', -1, ['b', 'a', 'hidden', 'c']],
    ['b', 1, ['a', 'hidden', 'c', 'b']],
    ['a', 1, ['hidden', 'b', 'a', 'c']],
    ['c', -1, ['a', 'hidden', 'c', 'b']],
    ['a', -1, undefined],
    ['c', 1, undefined],
    ['hidden', 1, undefined],
  ] as const)('moves %s by %d', (id, by, expected) => {
    expect(movedShortcuts(ids, { id, shown, by })).toEqual(expected);
  });
});

it('the shown items are in the order of the shortcuts, without those that are not there', () => {
  const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(shownShortcuts(['c', 'unknown', 'a'], items)).toEqual([{ id: 'c' }, { id: 'a' }]);
});
