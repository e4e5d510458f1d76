import { expect, it } from '@jest/globals';
import { fakeSettings } from 'shared-types/testing/fake-settings';
import { initialSettings } from './initial-settings';

it('tests of remotes have the settings that visitors begin with', () => {
  expect(fakeSettings).toEqual(initialSettings);
});
