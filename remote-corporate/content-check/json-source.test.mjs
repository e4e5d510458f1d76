import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JsonSource } from './json-source.mjs';

/** @param {unknown} value @param {number} spaces */
const sourceOf = (value, spaces) => new JsonSource('x.json', JSON.stringify(value, undefined, spaces));

describe('the position of a value', () => {
  it('is where its text begins, whatever surrounds it', () => {
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

  it('is a line and a column as editors count them', () => {
    const source = sourceOf({ title: 'A', events: [{ id: 'one' }, { id: 'two' }] }, 2);
    source.report(['events', 1, 'id'], 'Look here.');
    expect(source.problems.all).toEqual([
      { file: 'x.json', line: 8, column: 13, message: 'events[1].id: Look here.', isWarning: false },
    ]);
  });
});

describe('invalid JSON', () => {
  it.each([
    ['a comment', '{\n  // one\n}', '2:3 JSON has no comments'],
    ['text after its end', '{}\n{}', '2:1 There is text after the end'],
    ['a backslash', '{ "a": "C:\\temp\\q" }', '1:8 There is a single "\\"'],
    ['half of a code', '{ "a": "C:\\users" }', '1:8 There is a "\\u" without four digits'],
    ['a tab in a text', '{ "a": "b\tc" }', '1:8 There is a tab'],
    ['typographic quotes', '{ “a”: 1 }', '1:3 This is not a value'],
    ['nothing in it', ' \n', '1:1 The file is empty'],
    ['more brackets than anybody follows', '['.repeat(3000), '1:21 More than 20 levels'],
  ])('with %s gives one message', (_, text, message) => {
    const { problems, isReadable } = new JsonSource('x.json', text);
    expect(isReadable).toBe(false);
    expect(problems.all.map(({ line, column, message: said }) => `${line}:${column} ${said}`)).toEqual([
      expect.stringContaining(message),
    ]);
  });

  it.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])(
    'with the key %s gives an error',
    (name) => {
      const { problems, isReadable } = new JsonSource('x.json', `{\n  "${name}": { "sample": true }\n}`);
      expect(isReadable).toBe(false);
      expect(problems.all).toEqual([
        expect.objectContaining({
          line: 2,
          column: 3,
          message: expect.stringContaining('reserved word of the program'),
        }),
      ]);
    },
  );
});
