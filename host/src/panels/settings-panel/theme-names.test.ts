import { expect, it } from '@jest/globals';
import themes from '../../theme/themes.json';
import { namedThemes } from './theme-names';

it('says of each theme what its colours are: light or dark', () => {
  const modes = Object.fromEntries(Object.entries(namedThemes).map(([name, { mode }]) => [name, mode]));
  expect(modes).toEqual(Object.fromEntries(Object.entries(themes).map(([name, { mode }]) => [name, mode])));
});
