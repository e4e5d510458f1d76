import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inOrder, moved, orderOf, placeText, stepOf } from './item-order';

const items = (text: string) => text.split('').map((id) => ({ id }));
const text = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join('');

describe('a move', () => {
  it.each([
    [{ id: 'd', side: 'before', target: 'a' }, 'dabc'],
    [{ id: 'a', side: 'after', target: 'c' }, 'bcad'],
    [{ id: 'b', side: 'before', target: 'c' }, 'abcd'],
    [{ id: 'a', side: 'after', target: 'a' }, 'abcd'],
    [{ id: 'x', side: 'after', target: 'a' }, 'abcd'],
    [{ id: 'a', side: 'after', target: 'x' }, 'abcd'],
  ] as const)('%j gives %s', (move, expected) => {
    expect(text(moved(items('abcd'), move))).toBe(expected);
  });

  it('by one place is past the neighbour that is shown', () => {
    expect(stepOf(items('abc'), 'b', -1)).toEqual({ id: 'b', target: 'a', side: 'before' });
    expect(stepOf(items('abc'), 'b', 1)).toEqual({ id: 'b', target: 'c', side: 'after' });
    expect([stepOf(items('abc'), 'a', -1), stepOf(items('abc'), 'c', 1)]).toEqual([undefined, undefined]);
    expect(stepOf(items('abc'), 'x', 1)).toBeUndefined();
  });

  it('is told with the new place', () => {
    expect(placeText(items('abc'), 'c')).toBe('Moved to 3 of 3');
  });
});

describe('an order of the visitor’s own', () => {
  it('puts new items first', () => {
    expect(text(inOrder(items('xyabcd'), ['c', 'a']))).toBe('xycabd');
  });

  it('leaves out items that are gone', () => {
    expect(text(inOrder(items('abd'), ['c', 'b', 'a']))).toBe('bad');
  });

  it('is not kept if nothing was moved', () => {
    expect(orderOf(items('abc'), items('abc'))).toEqual([]);
  });

  it('is kept up to the last item that was moved', () => {
    expect(orderOf(items('bacd'), items('abcd'))).toEqual(['b', 'a']);
  });

  it('is the same after it was stored, whatever was moved', () => {
    const own = items('abcdefgh');
    fc.assert(
      fc.property(fc.shuffledSubarray(own, { minLength: own.length }), (shuffled) => {
        expect(inOrder(own, orderOf(shuffled, own))).toEqual(shuffled);
      }),
    );
  });
});
