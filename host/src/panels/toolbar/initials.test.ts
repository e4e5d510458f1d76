import { expect, it } from '@jest/globals';
import { initialsOf } from './initials';

it.each([
  ['Ada Admin', 'AA'],
  ['  ada   maria  van dyke ', 'AD'],
  ['Øyvind', 'Ø'],
  ['𝒜da admin', '𝒜A'],
  ['Zo\u0308e “Zed” (Smith)', 'ZS'],
  ['محمد علي', 'م'],
  ['王 小明', '王'],
  ['3M Europe', '3'],
  ['🙂', ''],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
