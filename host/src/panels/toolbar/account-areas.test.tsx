import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { User } from 'shared-types';
import { accounts } from 'shared-types/testing/accounts';
import { userStoreOf } from 'shared-types/testing/fake-shell';
import { AccountAreas } from './account-areas';

function Account({ user, logOut }: { readonly user: User; readonly logOut: () => Promise<void> }) {
  const [button, setButton] = useState<HTMLElement>();
  const account = { button, setButton };
  return <AccountAreas user={userStoreOf(user)} session={{ logOut }} path="/home" account={account} />;
}

function show(user: User) {
  const logOut = jest.fn(() => Promise.resolve());
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
  render(<Account user={user} logOut={logOut} />);
  return { logOut };
}

const bar = () => within(screen.getByTestId('bar'));
const drawer = () => within(screen.getByTestId('drawer'));

describe('the account in the header', () => {
  it('is a button with the initial of the user; the drawer has the account and signing out', async () => {
    const { logOut } = show(accounts.admin);
    const button = bar().getByRole('button', { name: 'Ada Admin' });
    expect(button).toHaveTextContent('AAda Admin');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(drawer().getByRole('link', { name: 'Ada Admin Your account' })).toHaveAttribute(
      'href',
      '/account',
    );
    await userEvent.click(drawer().getByRole('button', { name: 'Sign out' }));
    expect(logOut).toHaveBeenCalledTimes(1);
  });

  it('shows nothing for a guest, and loads no picture of a user', () => {
    show(accounts.guest);
    expect(screen.getByTestId('bar')).toBeEmptyDOMElement();
    const data = { ...accounts.admin.data, photoURL: 'https://pictures.test/ada.jpg' };
    show({ ...accounts.admin, data });
    expect(document.querySelector('img')).toBeNull();
  });
});
