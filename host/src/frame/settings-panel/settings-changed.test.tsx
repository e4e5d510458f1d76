import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Site } from 'shared-types';
import { createSettings } from '../../services/settings/settings-service';
import { browserStorage } from '../../testing/browser-storage';
import { SettingsChanged } from './settings-changed';

function show(site: Pick<Site, 'settingsPanel'> = {}) {
  localStorage.clear();
  const settings = createSettings({ site, storage: browserStorage(), messages: { show: jest.fn() } });
  render(
    <main id="main">
      <h1>Page</h1>
      <SettingsChanged settings={settings} />
    </main>,
  );
  return settings;
}

it('leads a visitor with other settings back to those of the site, and nobody else', async () => {
  const { store } = show();
  expect(screen.queryByRole('button')).toBeNull();
  act(() => store.showRoute({ theme: { main: 'slate' } }));
  expect(screen.queryByRole('button')).toBeNull();
  act(() => store.change({ theme: { footer: 'beach' } }));
  expect(screen.getByText(/^Display settings changed/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(store.getState().defaults).toEqual(store.getState().initial);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
});

it('is not there on a site without display settings', () => {
  const { store } = show({ settingsPanel: 'off' });
  act(() => store.change({ theme: { footer: 'beach' } }));
  expect(screen.queryByRole('button')).toBeNull();
});
