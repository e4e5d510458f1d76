import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JsonSource } from './json-source.mjs';

/** @param {unknown} value @param {number} spaces */
const sourceOf = (value, spaces) => new JsonSource('x.json', JSON.stringify(value, undefined, spaces));

describe('the place of a part', () => {
  it('is where its text begins, whatever stands around it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat({ max: 4 }), (value, spaces) => {
        const text = JSON.stringify(value, undefined, spaces);
        for (const part of new JsonSource('x.json', text).parts) {
          const own = JSON.stringify(part.value);
          const rest = text.slice(part.offset).replaceAll(/\s/g, '');
          expect(rest.startsWith(own.replaceAll(/\s/g, ''))).toBe(true);
        }
      }),
    );
  });

  it('is counted in lines and columns as an editor counts them', () => {
    const source = sourceOf({ title: 'A', events: [{ id: 'one' }, { id: 'two' }] }, 2);
    source.report(['events', 1, 'id'], 'Look here.');
    expect(source.problems.findings).toEqual([
      { file: 'x.json', line: 8, column: 13, message: 'events[1].id: Look here.', isWarning: false },
    ]);
  });
});
