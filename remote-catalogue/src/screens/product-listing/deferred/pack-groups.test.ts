import { expect, it } from '@jest/globals';
import type { FilterGroup } from '../list-view';
import { unpackGroups } from '../packed-groups';
import { packGroups } from './pack-groups';

it('unpacks packed filters unchanged', () => {
  const groups: readonly FilterGroup[] = [
    {
      key: 'palm',
      label: 'Palm',
      columns: [
        {
          key: 'palm',
          label: 'Palm',
          kind: 'values',
          outOf: 20,
          values: [
            { value: 'split-cowhide', name: 'Split cowhide', articles: 14 },
            { value: 'leinwand-µ', name: 'Leinwand µ', articles: 0 },
          ],
        },
      ],
    },
    {
      key: 'col',
      label: 'Colour',
      columns: [
        {
          key: 'col',
          label: 'Colour',
          kind: 'values',
          values: [
            { value: 'black', name: 'Black', articles: 2, swatch: '#111111' },
            { value: 'clear', name: 'Clear', articles: 1 },
          ],
        },
      ],
    },
    {
      key: 'imp',
      label: 'Impact protection',
      columns: [
        {
          key: 'imp.ansi',
          label: 'Impact (ANSI 138)',
          kind: 'levels',
          untested: 9,
          values: [{ value: 'ansi-1', name: '1', articles: 0 }],
        },
      ],
    },
    {
      key: 'cut',
      label: 'Cut (ISO)',
      columns: [{ key: 'cut', label: 'Cut (ISO)', kind: 'levels', values: [{ value: 'A', name: 'A' }] }],
    },
  ];
  expect(unpackGroups(packGroups(groups))).toEqual(groups);
});
