import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { textPlace } from './text-place';

it('counts lines and columns from 1, in whatever text it was asked about before', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\n') });
  fc.assert(
    fc.property(text, fc.nat(30), (each, start) => {
      const lines = each.slice(0, start).split('\n');
      expect(textPlace(each, Math.min(start, each.length))).toEqual({
        line: lines.length,
        column: (lines.at(-1) ?? '').length + 1,
      });
    }),
  );
});
