import { describe, expect, it } from '@jest/globals';
import { listFormat, withTick } from './stored-lists';

const at = expect.any(String);
const stored = (...numbers: readonly string[]) =>
  numbers.map((articleNo) => ({ articleNo, at: '2026-01-01' }));

describe('a stored list', () => {
  it('has each article once, without what cannot be one', () => {
    const data = [...stored('A1', 'A2', 'A1'), null, 7, { articleNo: '<b>', at: '' }, { articleNo: 'A3' }];
    expect(listFormat.parse(data)).toEqual(stored('A1', 'A2'));
  });

  it.each([undefined, null, 3, 'A1', {}])('is not %p', (data) => {
    expect(listFormat.parse(data)).toBeUndefined();
  });
});

describe('a tick that comes before the lists', () => {
  it('stands once after what was there', () => {
    const once = withTick(stored('A1'), 'A2', true);
    expect(withTick(once, 'A2', true)).toEqual([
      { articleNo: 'A1', at },
      { articleNo: 'A2', at },
    ]);
  });

  it('is off the list when it is taken back', () => {
    expect(withTick(stored('A1', 'A2'), 'A1', false)).toEqual(stored('A2'));
  });
});
