import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson, recordText } from './canonical-json.js';

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reversed(member)]),
  );
};

const anyCharacter = fc.integer({ min: 0, max: 0xff_ff }).map((code) => String.fromCharCode(code));

describe('canonical JSON', () => {
  it('sorts keys at every depth and writes no spaces', () => {
    expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[{"c":null,"d":1}]}');
  });

  it('leaves out members without a value', () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  it('ends a record with one line feed', () => {
    expect(recordText({})).toBe('{}\n');
  });

  it('gives equal bytes for equal values, whatever the order of their keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: anyCharacter }), (value) => {
        expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
      }),
    );
  });

  it('is read back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
  });
});
