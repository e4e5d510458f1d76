import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeepPartial, Settings, User } from 'shared-types';
import type { Manifest } from 'shared-types/release';
import { accounts } from 'shared-types/testing/accounts';
import { constantStore, fakeShell, userStoreOf } from 'shared-types/testing/fake-shell';
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
  const toggle = jest.fn();
  const storage = browserStorage();
  const settings = createSettings({ ...shell, storage });
  settings.store.change(change);
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
  // The live pages are known a moment later.
  await act(async () => {
    render(
      <ToolbarAreas
        services={{ ...shell, counts: () => new Promise<never>(() => {}) }}
        settings={settings}
        navigation={constantStore({ items: [], flat })}
        navbar={navbar}
        shortcuts={createShortcutsStore(storage)}
        quickPanel={{ isOpen: true, toggle }}
        session={{ logOut }}
        current={current}
        path="/home"
      />,
    );
    await Promise.resolve();
  });
  return { settings, navbar, logOut, toggle };
}

const panel = () => document.querySelector('[data-panel=left]');
const item = (name: string) => screen.queryByRole('menuitem', { name });
const button = (name: string) => screen.getByRole('button', { name });
const layout1 = { layout: { style: 'layout1' } } as const;
const hiddenToolbar = { layout: { style: 'layout1', config: { toolbar: { display: false } } } } as const;

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

  it('have the toolbar, and the shortcuts at the left', async () => {
    inWindow(false);
    const { navbar, toggle } = await show(layout1);
    expect(panel()).toContainElement(screen.getAllByRole('link', { name: 'Events' }).at(-1) as HTMLElement);
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/home');
    await userEvent.click(button('Menu'));
    expect(navbar.getState().isDrawerOpen).toBe(true);
    await userEvent.click(button('Quick panel'));
    expect(toggle).toHaveBeenCalledTimes(1);
  });

  it('have no toolbar where the settings hide it, unless a narrow window needs it to open the navbar', async () => {
    await show(hiddenToolbar);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(panel()).not.toBeEmptyDOMElement();
    inWindow(false);
    await show(hiddenToolbar);
    expect(button('Menu')).toBeVisible();
  });
});

describe('the menu of the user', () => {
  it('offers a guest to sign in, and the settings; it is used by keys', async () => {
    const { settings } = await show(layout1);
    button('Guest').focus();
    await userEvent.keyboard('{Enter}');
    expect(item('Sign in')).toHaveFocus();
    expect(screen.queryByRole('menuitem', { name: 'Sign out' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(button('Guest')).toHaveFocus();
    expect(button('Guest')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button('Guest'));
    await userEvent.click(item('Settings') as HTMLElement);
    expect(settings.panel.getState()).toBe(true);
    expect(button('Guest')).toHaveFocus();
  });

  it('has the name and the initials of a user, who can sign out', async () => {
    const { logOut } = await show(layout1, liveAt('/login'), accounts.admin);
    expect(button('Ada Admin')).toHaveTextContent('AA');
    await userEvent.click(button('Ada Admin'));
    expect(screen.getByText('admin@test.example')).toBeVisible();
    expect(item('Sign in')).toBeNull();
    await userEvent.keyboard('{End}{Enter}');
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(button('Ada Admin')).toHaveFocus();
  });

  it('is never without a name', async () => {
    await show(layout1, liveAt('/login'), { ...accounts.user, data: { displayName: ' ' } });
    expect(button('Signed in')).toBeVisible();
  });

  it.each([
    ['is not live', liveAt('/other')],
    ['is not known', jest.fn(() => Promise.reject(new Error('offline')))],
  ])('has no link to sign in where its page %s', async (_, current) => {
    await show(layout1, current);
    await userEvent.click(button('Guest'));
    expect(item('Sign in')).toBeNull();
  });
});
