import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from 'shared-types';
import type { Manifest } from 'shared-types/release';
import { accounts } from 'shared-types/testing/accounts';
import { userStoreOf } from 'shared-types/testing/fake-shell';
import { AccountAreas } from './account-areas';

async function show(account: User, live = '/account') {
  const logOut = jest.fn(() => Promise.resolve());
  const manifest = { remotes: [{ name: 'auth', routes: [{ path: live }] }] } as unknown as Manifest;
  render(
    <div id="root">
      <header>
        <div data-account="" data-testid="bar" />
        <dialog open>
          <div data-account="" data-testid="drawer" />
        </dialog>
      </header>
    </div>,
  );
  // The live pages are known a moment later.
  await act(async () => {
    render(
      <AccountAreas
        services={{ user: userStoreOf(account) }}
        session={{ logOut }}
        current={() => Promise.resolve(manifest)}
        path="/home"
        onMissing={jest.fn()}
      />,
    );
    await Promise.resolve();
  });
  return { logOut, user: userEvent.setup() };
}

const bar = () => within(screen.getByTestId('bar'));
const drawer = () => within(screen.getByTestId('drawer'));

describe('the account in the header', () => {
  it('shows the initials of the user, and a menu with name, account and sign-out', async () => {
    const { user, logOut } = await show(accounts.admin);
    const button = bar().getByRole('button', { name: 'Ada Admin' });
    expect(button).toHaveTextContent(/^AA/);
    await user.click(button);
    expect(await screen.findByText('admin@test.example')).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Your account' })).toHaveAttribute('href', '/account');
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
  });

  it('has no link to an account page that is not live', async () => {
    const { user } = await show(accounts.admin, '/login');
    await user.click(bar().getByRole('button', { name: 'Ada Admin' }));
    expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Your account' })).toBeNull();
    expect(drawer().getByText('Ada Admin')).toBeVisible();
  });

  it('shows nothing for a guest, and loads no picture of a user', async () => {
    await show(accounts.guest);
    expect(screen.getByTestId('bar')).toBeEmptyDOMElement();
    const data = { ...accounts.admin.data, photoURL: 'https://pictures.test/ada.jpg' };
    await show({ ...accounts.admin, data });
    expect(document.querySelector('img')).toBeNull();
  });
});
