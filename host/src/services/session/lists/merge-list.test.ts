import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergeList } from './merge-list';

const items = (...ids: readonly string[]) => ids.map((id) => ({ id }));
const larger = { id: 'a', size: 9 };
const merged = (base: unknown, ours: unknown, theirs: unknown) => mergeList('id', { base, ours, theirs });

describe('a list that two sides have changed', () => {
  it.each<[string, unknown, unknown]>([
    [
      'has what each has added, the newest last',
      [items('a'), items('a', 'b'), items('a', 'c')],
      items('a', 'c', 'b'),
    ],
    ['lacks what either has removed', [items('a', 'b', 'c'), items('b', 'c'), items('a', 'c')], items('c')],
    ['has a guest’s items once', [[], items('a', 'b'), items('b', 'c')], items('b', 'c', 'a')],
    ['has our change of an item', [items('a'), [larger], items('a', 'b')], [{ id: 'b' }, larger]],
    ['has their change of an item', [items('a'), items('a'), [larger]], [larger]],
    ['keeps our change of an item that they have removed', [items('a'), [larger], []], [larger]],
    ['is theirs where we have changed nothing', [items('a'), items('a'), items('c', 'a')], items('c', 'a')],
    ['has no damage', ['x', [null, 7, {}, { id: 1 }, { id: 'a' }], { a: 1 }], items('a')],
  ])('%s', (_, sides, expected) => {
    const [base, ours, theirs] = sides as readonly unknown[];
    expect(merged(base, ours, theirs)).toEqual(expected);
  });

  it('is the same when it is merged again, after an answer that was lost', () => {
    const list = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
    fc.assert(
      fc.property(list, list, list, (base, ours, theirs) => {
        const once = merged(items(...base), items(...ours), items(...theirs));
        expect(merged(items(...base), once, once)).toEqual(once);
      }),
    );
  });

  it('has its newest 200 items', () => {
    const many = items(...Array.from({ length: 300 }, (_, place) => `${place}`));
    expect(merged([], many, [])).toEqual(many.slice(-200));
  });
});
