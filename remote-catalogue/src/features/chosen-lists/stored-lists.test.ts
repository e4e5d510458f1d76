import { describe, expect, it } from '@jest/globals';
import { listFormat, withTick } from './stored-lists';

const stored = (...numbers: readonly string[]) => numbers.map((articleNo) => ({ articleNo }));

describe('a stored list', () => {
  it('has each article once, without invalid entries', () => {
    const data = [...stored('A1', 'A2', 'A1'), null, 7, { articleNo: '<b>' }, { at: '' }];
    expect(listFormat.parse(data)).toEqual(stored('A1', 'A2'));
  });

  it.each([undefined, null, 3, 'A1', {}])('is not %p', (data) => {
    expect(listFormat.parse(data)).toBeUndefined();
  });
});

describe('a tick made before the lists are loaded', () => {
  it('is added once, at the end', () => {
    const once = withTick(stored('A1'), 'A2', true);
    expect(withTick(once, 'A2', true)).toEqual(stored('A1', 'A2'));
  });

  it('is removed when it is undone', () => {
    expect(withTick(stored('A1', 'A2'), 'A1', false)).toEqual(stored('A2'));
  });
});
