import { describe, expect, it } from '@jest/globals';
import { entriesOf } from './facts';

describe('entries of a fact', () => {
  it('keeps those that have every text asked for', () => {
    const fact = [
      { path: '/a', label: 'A', count: 3 },
      { path: '/b' },
      { path: '/c', label: 3 },
      null,
      'text',
    ];
    expect(entriesOf(fact, ['path', 'label'])).toEqual([{ path: '/a', label: 'A', count: 3 }]);
  });

  it.each([undefined, null, {}, 'text', 3])('are none if the fact is %p', (fact) => {
    expect(entriesOf(fact, ['path'])).toEqual([]);
  });
});
