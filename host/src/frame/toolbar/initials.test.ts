import { expect, it } from '@jest/globals';
import { initialsOf } from './initials';

it.each([
  ['Ada Admin', 'AA'],
  ['  ada   maria  van dyke ', 'AD'],
  ['Øyvind', 'Ø'],
  ['𝒜da admin', '𝒜A'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
