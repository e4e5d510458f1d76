import { expect, it } from '@jest/globals';
import { labelNameFault, withNewLabel } from './label-changes';

const work = { id: 'w', name: 'Work', handle: 'work' };

it.each([
  [' Trade fair ', 'Trade fair', 'trade-fair'],
  ['Café & Bar', 'Café & Bar', 'café-bar'],
  ['Work!', 'Work!', 'work-new'],
  ['🧤', '🧤', 'label'],
])('the new label %j is put at the end with the name %j and the handle %s', (typed, name, handle) => {
  expect(withNewLabel([work], typed, 'new')).toEqual([work, { id: 'new', name, handle }]);
});

it.each([
  ['Office', undefined],
  [' ', 'A label needs a name.'],
  [' WORK ', 'There is already a label “Work”.'],
])('the name %j has the fault %j', (name, fault) => {
  expect(labelNameFault(name, [work])).toBe(fault);
});
