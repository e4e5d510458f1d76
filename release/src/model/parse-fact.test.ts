import { expect, it } from '@jest/globals';
import { parseFact } from './parse-fact.js';

const category = { slug: 'a', path: '/a', label: 'A', group: 'Gloves', drawing: '' };

it.each([
  ['in another form', JSON.stringify([category]), '[0].count is missing'],
  ['that is not JSON', '{', 'it is not JSON'],
  ['with many faults', '[{}]', '[0].slug is missing; [0].path is missing; [0].label is missing'],
])('a fact %s is refused with its file', (_, text, problem) => {
  const expected = { kind: 'invalid', problem: `facts/categories.json: ${problem}` };
  expect(parseFact('categories', text)).toEqual(expected);
});
