import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { Site } from 'shared-types';
import { createSettings } from '../../services/settings/settings-service';
import { browserStorage } from '../../testing/browser-storage';
import { SettingsGear } from './settings-gear';

beforeEach(() => localStorage.clear());

function show(path: string, site: Pick<Site, 'settingsPanel'> = {}) {
  const settings = createSettings({ site, storage: browserStorage(), messages: { show: jest.fn() } });
  render(<SettingsGear settings={settings} site={site} path={path} />);
  return settings;
}

const gear = () => screen.queryByRole('button', { name: 'Display settings' });

describe('the gear', () => {
  it.each<readonly [Site['settingsPanel'], string, boolean]>([
    [undefined, '/home', false],
    [undefined, '/example', true],
    [undefined, '/example/notes', true],
    [undefined, '/examples', false],
    ['demo', '/home', false],
    ['demo', '/example', true],
    ['everywhere', '/home', true],
    ['off', '/home', false],
    ['off', '/example', false],
  ])('of a site with settings "%s" on %s is shown: %s', (settingsPanel, path, isShown) => {
    show(path, settingsPanel ? { settingsPanel } : {});
    expect(gear() !== null).toBe(isShown);
  });

  it('is on every page once the visitor has changed a setting', () => {
    const { store } = show('/home');
    act(() => store.change({ customScrollbars: false }));
    expect(gear()).toBeVisible();
    act(store.reset);
    expect(gear()).toBeNull();
  });
});
