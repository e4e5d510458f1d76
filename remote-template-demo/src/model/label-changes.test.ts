import { describe, expect, it } from '@jest/globals';
import { labelNameFault, withLabelName, withNewLabel } from './label-changes';
import type { Label } from './note';

const label = (name: string, handle: string): Label => ({ id: name, name, handle });
const handleOf = (name: string, labels: readonly Label[] = []) =>
  withNewLabel(labels, name, 'new').at(-1)?.handle;

describe('a new label', () => {
  it('is put at the end, without blanks around its name', () => {
    const work = label('Work', 'work');
    expect(withNewLabel([work], ' Trade fair ', 'new')).toEqual([
      work,
      { id: 'new', name: 'Trade fair', handle: 'trade-fair' },
    ]);
  });

  it.each([
    ['Work', 'work'],
    ['Café & Bar', 'cafe-bar'],
    ['手袋', '手袋'],
    ['🧤', 'label'],
  ])('%s has the handle %s', (name, handle) => {
    expect(handleOf(name)).toBe(handle);
  });

  it('has a number in its handle if another label has the same', () => {
    const first = label('Work!', 'work');
    expect(handleOf('Work', [first])).toBe('work-2');
    expect(handleOf('Work', [first, label('Work?', 'work-2')])).toBe('work-3');
  });
});

it('a renamed label keeps its handle', () => {
  expect(withLabelName([label('Work', 'work')], 'Work', ' Office ')).toEqual([
    { id: 'Work', name: 'Office', handle: 'work' },
  ]);
});

it.each([
  ['Office', undefined],
  ['x'.repeat(40), undefined],
  [' ', 'A label needs a name.'],
  ['x'.repeat(41), 'The name has 41 characters. At most 40 are allowed.'],
  [' WORK ', 'There is already a label “Work”.'],
])('the name %j has the fault %j', (name, fault) => {
  expect(labelNameFault(name, [label('Work', 'work')])).toBe(fault);
});
