import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { DeepPartial, Settings, User } from 'shared-types';
import { accounts } from 'shared-types/testing/accounts';
import { constantStore, fakeShell, userStoreOf } from 'shared-types/testing/fake-shell';
import { LeftOut } from '../layout/left-out';
import type { Services } from '../services/services';
import { createSettings } from '../services/settings/settings-service';
import { browserStorage } from '../testing/browser-storage';
import { MuiPanels } from './mui-panels';
import type { PanelProps } from './panel-props';
import { fakeEntries } from './testing/fake-entries';
import { createShortcutsStore } from './toolbar/shortcuts-store';

/** The panels, and the menu that their button opens. */
function Panels(props: PanelProps) {
  const [button, setButton] = useState<HTMLElement>();
  return <MuiPanels {...props} hasFrame account={{ button, setButton }} />;
}

interface Case {
  readonly account?: User;
  readonly leftOut?: readonly string[];
}

async function show(change: DeepPartial<Settings>, { account = accounts.guest, leftOut = [] }: Case = {}) {
  const shell = fakeShell({ user: userStoreOf(account) });
  const logOut = jest.fn(() => Promise.resolve());
  const storage = browserStorage();
  const settings = createSettings({ ...shell, storage });
  settings.store.change(change);
  const panel = await shell.quickPanel();
  const never = () => Promise.reject(new Error('This test loads no screen.'));
  const source = {
    isFilled: () => Promise.resolve(true),
    matchAt: () => undefined,
    peek: () => undefined,
    load: never,
    reload: never,
  };
  const services = { ...shell, counts: () => new Promise<never>(() => {}) } as unknown as Services;
  render(
    <div id="root">
      <header data-area="toolbar" />
      <div data-area="toolbar" />
      <div data-panel="left" />
      <p />
    </div>,
  );
  // Who fills the quick panel is known a moment later.
  await act(async () => {
    render(
      <LeftOut value={leftOut}>
        <Panels
          services={services}
          settings={settings}
          navigation={constantStore({ items: [], flat: fakeEntries })}
          shortcuts={createShortcutsStore(storage)}
          quickPanel={{ panel, source, isFilled: source.isFilled() }}
          session={{ logOut }}
          path="/home"
        />
      </LeftOut>,
    );
    await Promise.resolve();
  });
  return { settings, logOut, toggle: panel.toggle };
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

describe('the areas of the frame', () => {
  it('are empty with the settings of the site', async () => {
    await show({});
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(panel()).toBeEmptyDOMElement();
  });

  it('have the toolbar, and the shortcuts at the left', async () => {
    inWindow(false);
    const { toggle } = await show(layout1);
    expect(panel()).toContainElement(screen.getAllByRole('link', { name: 'Events' }).at(-1) as HTMLElement);
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/home');
    await userEvent.click(button('Quick panel'));
    expect(toggle).toHaveBeenCalledTimes(1);
    await userEvent.click(button('Menu'));
    expect(screen.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
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
    expect(screen.getByRole('dialog', { name: 'Display settings' })).toBeVisible();
    act(settings.panel.close);
    expect(button('Guest')).toHaveFocus();
  });

  it('has the name and the initial of a user, who can sign out', async () => {
    const { logOut } = await show(layout1, { account: accounts.admin });
    expect(button('Ada Admin')).toHaveTextContent(/^A/);
    await userEvent.click(button('Ada Admin'));
    expect(screen.getByText('admin@test.example')).toBeVisible();
    expect(item('Sign in')).toBeNull();
    await userEvent.keyboard('{End}{Enter}');
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(button('Ada Admin')).toHaveFocus();
  });

  it('is never without a name', async () => {
    await show(layout1, { account: { ...accounts.user, data: { displayName: ' ' } } });
    expect(button('Signed in')).toBeVisible();
  });

  it('has no link to sign in where its page is not live', async () => {
    await show(layout1, { leftOut: ['/login'] });
    await userEvent.click(button('Guest'));
    expect(item('Settings')).toBeVisible();
    expect(item('Sign in')).toBeNull();
  });
});
