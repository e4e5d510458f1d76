import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { osaDistance } from './osa-distance';

describe('osaDistance', () => {
  it.each([
    ['gauntlet', 'gauntlet', 0],
    ['gaunlet', 'gauntlet', 1],
    ['guantlet', 'gauntlet', 1],
    ['XP310', 'XP301', 1],
    ['abcd', 'badc', 2],
    ['', 'ab', 2],
    ['kitten', 'sitting', 3],
  ])('from %s to %s is %i', (from, to, distance) => {
    expect(osaDistance(from, to, 5)).toBe(distance);
  });

  it('does not depend on a limit that it does not reach', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 7 }), (from, to, limit) => {
        const distance = osaDistance(from, to, 20);
        expect(osaDistance(from, to, limit)).toBe(Math.min(distance, limit + 1));
        expect(osaDistance(to, from, limit)).toBe(Math.min(distance, limit + 1));
      }),
    );
  });
});
