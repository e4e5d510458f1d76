import { expect, it } from '@jest/globals';
import { navIcons } from 'shared-types/protocol/navigation';
import { badgeColours } from './badge-colours';
import { navIconPaths } from './nav-icons';

it.each([
  ['#000000', '#ffffff', true],
  ['#0B6B50', '#ffffff', true],
  ['#767676', '#ffffff', true],
  ['#777777', '#ffffff', false],
  ['#f5e663', '#ffffff', false],
  ['#ffffff', '#ffffff', false],
  ['#000000', undefined, false],
  [undefined, '#ffffff', false],
  ['red', '#ffffff', false],
  ['#000', '#ffffff', false],
  ['url(x)', '#ffffff', false],
])('a badge with the colours %s and %s has them: %s', (bg, fg, isUsed) => {
  const colours = badgeColours({ title: 'New', ...(bg && { bg }), ...(fg && { fg }) });
  expect(colours).toEqual(isUsed ? { bg, fg } : undefined);
});

it('each icon of the contract has a drawing', () => {
  expect(Object.keys(navIconPaths)).toEqual(navIcons);
});
