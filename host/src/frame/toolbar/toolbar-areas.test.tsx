import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeepPartial, Settings, User } from 'shared-types';
import type { Manifest } from 'shared-types/release';
import { accounts } from 'shared-types/testing/accounts';
import { constantStore, fakeShell, userStoreOf } from 'shared-types/testing/fake-shell';
import { initialSettings } from '../../services/settings/initial-settings';
import { mergeSettings } from '../../services/settings/merge-settings';
import { createSettings } from '../../services/settings/settings-service';
import { browserStorage } from '../../testing/browser-storage';
import { createNavbarState } from '../navbar/navbar-state';
import { openStoredCollapses } from '../navbar/stored-collapses';
import { fakeEntries } from '../testing/fake-entries';
import { createShortcutsStore } from './shortcuts/shortcuts-store';
import { ToolbarAreas } from './toolbar-areas';

const liveAt = (path: string) => () =>
  Promise.resolve({ remotes: [{ name: 'auth', routes: [{ path }] }] } as unknown as Manifest);

async function show(
  change: DeepPartial<Settings>,
  current = liveAt('/login'),
  account: User = accounts.guest,
) {
  const shell = fakeShell({ user: userStoreOf(account) });
  const logOut = jest.fn(() => Promise.resolve());
  const storage = browserStorage();
  const settings = createSettings({ ...shell, storage });
  settings.store.setCurrent(mergeSettings(initialSettings, change));
  const navbar = createNavbarState(openStoredCollapses(storage));
  const flat = fakeEntries.map((entry) => ({ ...entry, type: 'item' as const }));
  render(
    <div id="root">
      <header data-area="toolbar" />
      <div data-area="toolbar" />
      <div data-panel="left" />
      <p />
    </div>,
  );
  // What is live is known a moment later.
  await act(async () => {
    render(
      <ToolbarAreas
        services={{ ...shell, counts: () => new Promise<never>(() => {}) }}
        settings={settings}
        navigation={constantStore({ items: [], flat })}
        navbar={navbar}
        shortcuts={createShortcutsStore(storage)}
        session={{ logOut }}
        current={current}
        path="/home"
      />,
    );
    await Promise.resolve();
  });
  return { settings, navbar, logOut };
}

const panel = () => document.querySelector('[data-panel=left]');

const inWindow = (isWide: boolean) => {
  const query = { matches: isWide, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(globalThis, { matchMedia: () => query });
};

beforeEach(() => {
  localStorage.clear();
  inWindow(true);
});

describe('the areas of the toolbar', () => {
  it('are empty with the settings of the site', async () => {
    await show({});
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(panel()).toBeEmptyDOMElement();
  });

  it.each(['layout1', 'layout3'] as const)('have the toolbar and the shortcuts in %s', async (style) => {
    const { settings, navbar } = await show({ layout: { style } });
    expect(panel()).toContainElement(screen.getAllByRole('link', { name: 'Events' }).at(-1) as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(navbar.getState().isDrawerOpen).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Guest' }));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    expect(settings.panel.getState()).toBe(true);
  });

  it('have the name and the initials of a user, who can sign out', async () => {
    const { logOut } = await show({ layout: { style: 'layout1' } }, liveAt('/login'), accounts.admin);
    const button = screen.getByRole('button', { name: 'Ada Admin' });
    expect(button).toHaveTextContent('AA');
    button.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
  });

  it('have no toolbar where the settings hide it', async () => {
    await show({ layout: { style: 'layout1', config: { toolbar: { display: false } } } });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(panel()).not.toBeEmptyDOMElement();
  });

  it('keep the toolbar in a narrow window, where it opens the navbar', async () => {
    inWindow(false);
    await show({ layout: { style: 'layout1', config: { toolbar: { display: false } } } });
    expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
  });

  it.each([
    ['is not live', liveAt('/other')],
    ['is not known', jest.fn(() => Promise.reject(new Error('offline')))],
  ])('have no link to sign in where its page %s', async (_, current) => {
    await show({ layout: { style: 'layout1' } }, current);
    await userEvent.click(screen.getByRole('button', { name: 'Guest' }));
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });
});
