/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { childOf, nearestNode, valueOf } from './json-node';
import { scanJson } from './scan-json';
import { textPlace } from './text-place';

const read = (text: string) => {
  const scan = scanJson(text);
  if (scan.kind === 'fault') throw new Error(scan.message);
  return scan.root;
};

describe('scanJson', () => {
  it('reads what JSON.parse reads', () => {
    const json = fc.json({ maxDepth: 6 }).filter((text) => !text.includes('__proto__'));
    fc.assert(fc.property(json, (text) => expect(valueOf(read(text))).toEqual(JSON.parse(text))));
  });

  it('refuses what JSON.parse refuses', () => {
    const almost = fc
      .array(fc.constantFrom(...Array.from('{}[]",:\\u0e1.-+ tnfalse\n')))
      .map((parts) => parts.join(''));
    const isJson = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(almost, (text) => expect(scanJson(text).kind === 'json').toBe(isJson(text))),
      { numRuns: 1000 },
    );
  });

  it('knows where a value stands', () => {
    const text = '[\n  { "a": 1,\n    "b": [true, "x"] }\n]';
    const node = nearestNode(read(text), [0, 'b', 1]);
    expect(valueOf(node)).toBe('x');
    expect(textPlace(text, node.start)).toEqual({ line: 3, column: 17 });
    expect(nearestNode(read(text), [0, 'absent', 5])).toEqual(childOf(read(text), 0));
  });

  it.each([
    ['[1, 2', 'expected “,” or “]”, found the end of the file', 5],
    ['{"a" 1}', 'expected “:”, found “1”', 5],
    ['[1] x', 'expected the end of the file, found “x”', 4],
    ['["a\n"]', 'expected a text in double quotes, closed on its line, found “"”', 1],
    ['[nil]', 'expected a value', 1],
    ['\ufeff[]', 'begins with a byte order mark; save it without', 0],
    ['["\ufffd"]', 'is not UTF-8 from here on', 2],
  ])('says of %j: %s', (text, message, start) => {
    expect(scanJson(text)).toEqual({ kind: 'fault', message, start });
  });

  it('refuses a text that would exhaust the stack', () => {
    expect(scanJson('['.repeat(100_000)).kind).toBe('fault');
  });
});
