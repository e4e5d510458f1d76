import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accounts } from 'shared-types/testing/accounts';
import { fakeSite } from 'shared-types/testing/fake-site';
import { browserStorage } from '../../testing/browser-storage';
import { fakeEntries } from '../testing/fake-entries';
import { createShortcutsStore } from './shortcuts/shortcuts-store';
import { Toolbar, type ToolbarProps } from './toolbar';

const show = (changes: Partial<ToolbarProps> = {}) =>
  render(
    <Toolbar
      site={fakeSite}
      path="/home"
      items={fakeEntries}
      shortcuts={createShortcutsStore(browserStorage())}
      user={accounts.guest}
      announce={() => {}}
      {...changes}
    />,
  );

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());

describe('the toolbar', () => {
  it('has the brand, the search, the shortcuts and the menu of the user, in this order', () => {
    show();
    const [brand] = screen.getAllByRole('link');
    expect(brand).toHaveAttribute('href', '/home');
    const stops = [
      brand,
      screen.getByRole('combobox'),
      button('Click to add/remove shortcut'),
      button('Guest'),
    ];
    for (const [index, stop] of stops.slice(1).entries())
      expect(stops[index]?.compareDocumentPosition(stop as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/media/events');
  });

  it('has buttons for the navbar and the quick panel only where there are any', async () => {
    const toggle = jest.fn();
    const { unmount } = show();
    expect(screen.queryByRole('button', { name: /Menu|Quick panel/ })).toBeNull();
    unmount();
    show({ navbar: { isOpen: false, toggle }, quickPanel: { isOpen: true, toggle } });
    await userEvent.click(button('Menu'));
    await userEvent.click(button('Quick panel'));
    expect(toggle).toHaveBeenCalledTimes(2);
    expect(button('Quick panel')).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('the menu of the user', () => {
  it('offers a guest to sign in, and the settings; the focus returns to its button first', async () => {
    const openSettings = jest.fn(() => expect(button('Guest')).toHaveFocus());
    show({ signInPath: '/login', openSettings, logOut: () => {} });
    await userEvent.click(button('Guest'));
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
    await userEvent.click(button('Settings'));
    expect(openSettings).toHaveBeenCalledTimes(1);
    expect(button('Guest')).toHaveAttribute('aria-expanded', 'false');
  });

  it('has no entry for what the site does not offer', async () => {
    show();
    await userEvent.click(button('Guest'));
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Settings|Sign out/ })).toBeNull();
  });

  it('shows who is signed in, and logs out', async () => {
    const logOut = jest.fn();
    show({ user: accounts.admin, signInPath: '/login', logOut });
    await userEvent.click(button('Ada Admin'));
    expect(screen.getByText('admin@test.example')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    await userEvent.click(button('Sign out'));
    expect(logOut).toHaveBeenCalledTimes(1);
  });

  it('is opened by an arrow key and closed by Escape', async () => {
    show({ signInPath: '/login', openSettings: () => {} });
    button('Guest').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(button('Settings')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(button('Guest')).toHaveFocus();
    expect(button('Guest')).toHaveAttribute('aria-expanded', 'false');
  });
});
