import { expect, it } from '@jest/globals';
import { boundedMemory } from './bounded-memory.js';

it('keeps what was asked for last, within its bytes', () => {
  const memory = boundedMemory<string>(10, ({ length }) => length);
  memory.put('a', '1234');
  memory.put('b', '1234');
  expect(memory.get('a')).toBe('1234');
  memory.put('c', '123');
  expect(['a', 'b', 'c'].map(memory.get)).toEqual(['1234', undefined, '123']);
  memory.put('c', '123456');
  expect(['a', 'c'].map(memory.get)).toEqual(['1234', '123456']);
  memory.put('d', '12345678901');
  expect(['a', 'c', 'd'].map(memory.get)).toEqual([undefined, undefined, undefined]);
});
