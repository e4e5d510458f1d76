import { expect, it, jest } from '@jest/globals';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import { initialSettings } from '../../services/settings/initial-settings';
import { createSettingsStore } from '../../services/settings/settings-store';
import { resetWithSettings } from './reset-with-settings';

it('the navbar is reset with the display settings, and only then', () => {
  const key = 'site.settings.v1';
  const stored = fakeStorage([{ key }]).open<object>(key, { initial: {}, parse: () => ({}) });
  const settings = createSettingsStore({ initial: initialSettings, stored, show: () => {} });
  const reset = jest.fn();
  resetWithSettings(settings, { reset });
  settings.change({ layout: { style: 'layout1' } });
  settings.change({ layout: { config: { navbar: { folded: true } } } });
  expect(reset).not.toHaveBeenCalled();
  settings.reset();
  settings.reset();
  expect(reset).toHaveBeenCalledTimes(1);
});
