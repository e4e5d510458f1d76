import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { childOf, nearestNode, parseJson, valueOf } from './json-tree.js';
import { positionAt } from './problems.js';
import { readJson } from './read-json.js';

const rootOf = (text: string) => {
  const tree = parseJson(text);
  if (tree.kind === 'fault') throw new Error(tree.message);
  return tree.root;
};

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('parseJson', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) =>
        expect(valueOf(rootOf(text))).toEqual(JSON.parse(text)),
      ),
    );
  });

  it('refuses what JSON.parse refuses', () => {
    const almost = fc
      .array(fc.constantFrom(...Array.from('{}[]",:\\u0e1.-+ tnfalse\n')))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(almost, (text) => expect(parseJson(text).kind === 'json').toBe(isJson(text))),
      { numRuns: 1000 },
    );
  });

  it('keeps the position of a value', () => {
    const text = '[\n  { "a": 1,\n    "b": [true, "x"] }\n]';
    const node = nearestNode(rootOf(text), [0, 'b', 1]);
    expect(valueOf(node)).toBe('x');
    expect(positionAt(text, node.offset)).toEqual({ line: 3, column: 17 });
    const root = rootOf(text);
    expect(nearestNode(root, [0, 'absent', 5])).toBe(childOf(root, 0));
  });

  it.each([
    ['an unclosed list', '[1, 2', 5, 'A "]" is missing'],
    ['no colon', '{"a" 1}', 5, 'A colon is missing'],
    ['no comma', '["a" "b"]', 5, 'A comma is missing'],
    ['text after its end', '[1] {}', 4, 'There is text after the end'],
    ['an unclosed text', '["a\n"]', 1, 'The closing quote is missing'],
    ['a word', '[nil]', 1, 'This is not a value'],
    ['typographic quotes', '{ “a”: 1 }', 2, 'This is not a value'],
    ['a comment', '{ // one\n}', 2, 'JSON has no comments'],
    ['a backslash', '{ "a": "C:\\temp\\q" }', 7, 'There is a single "\\"'],
    ['half of a code', '{ "a": "C:\\users" }', 7, 'There is a "\\u" without four digits'],
    ['a tab in a text', '{ "a": "b\tc" }', 7, 'There is a tab'],
    ['nothing', ' \n', 0, 'The file is empty'],
    ['a byte order mark', '\ufeff[]', 0, 'The file begins with a byte order mark'],
    ['another encoding', '["\ufffd"]', 2, 'This is not UTF-8'],
  ])('refuses a file with %s, at its position', (...[, text, offset, message]) => {
    expect(parseJson(text)).toEqual({ kind: 'fault', offset, message: expect.stringContaining(message) });
  });
});

describe('positionAt', () => {
  it('counts lines and columns from 1, also after another text', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '\n') });
    fc.assert(
      fc.property(text, fc.nat(30), (each, offset) => {
        const lines = each.slice(0, offset).split('\n');
        expect(positionAt(each, Math.min(offset, each.length))).toEqual({
          line: lines.length,
          column: (lines.at(-1) ?? '').length + 1,
        });
      }),
    );
  });
});

describe('readJson', () => {
  it('gives the position of each key, and of the parent of a missing key', () => {
    const read = readJson('{\n  "routes": [\n    { "path": "/" }\n  ]\n}', 'remote.json');
    if (read.kind === 'problem') throw new Error(read.problem.message);
    expect(read.value).toEqual({ routes: [{ path: '/' }] });
    expect(read.positionOf(['routes', 0, 'path'])).toEqual({ line: 3, column: 7 });
    expect(read.positionOf(['routes', 0, 'title'])).toEqual({ line: 3, column: 5 });
    expect(read.positionOf([])).toEqual({ line: 1, column: 1 });
  });

  it.each([
    [
      'a syntax error',
      '{\n  "a": 1,\n}',
      { line: 3, column: 1, message: 'A key in double quotes is missing' },
    ],
    [
      'a duplicate key',
      '{\n  "a": 1,\n  "a": 2\n}',
      { line: 3, column: 3, message: 'Duplicate key "a", first in line 2' },
    ],
  ])('reports %s with its file and position', (_, text, { message, ...position }) => {
    expect(readJson(text, 'site.json')).toEqual({
      kind: 'problem',
      problem: {
        file: 'site.json',
        ...position,
        isWarning: false,
        message: expect.stringContaining(message),
      },
    });
  });
});
