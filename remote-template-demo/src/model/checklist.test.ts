import { expect, it } from '@jest/globals';
import { sunk, withLines } from './checklist';

const item = (text: string, checked = false) => ({ id: text, checked, text });

it('checklist items that are done sink to the end, in their order', () => {
  const items = [item('a', true), item('b'), item('c', true), item('d')];
  expect(sunk(items).map(({ text }) => text)).toEqual(['b', 'd', 'a', 'c']);
});

it('each line with a text becomes an item of a checklist', () => {
  let count = 0;
  const items = withLines([item('a')], ' b \r\n\n\t\nc', () => `new ${(count += 1)}`);
  expect(items).toEqual([
    item('a'),
    { id: 'new 1', checked: false, text: 'b' },
    { id: 'new 2', checked: false, text: 'c' },
  ]);
});
