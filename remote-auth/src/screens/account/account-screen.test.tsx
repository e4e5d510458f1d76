import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Shell, Site } from 'shared-types';
import { accounts } from 'shared-types/testing/accounts';
import { fakeNetwork, type FakeService } from 'shared-types/testing/fake-network';
import {
  constantStore,
  fakeRequest,
  fakeShell,
  screenProps,
  userStoreOf,
} from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { Screen } from './account-screen';

const api: Site['api'] = { auth: { mode: 'http', baseUrl: '' } };

async function show(changes: Partial<Shell> = {}, service: FakeService = () => ({}), address = '/account') {
  const sent: unknown[] = [];
  const http = fakeNetwork((request) => {
    sent.push([request.url, JSON.parse(String(request.data))]);
    return service(request);
  });
  const shell = fakeShell({
    user: userStoreOf(accounts.user),
    http: () => Promise.resolve(http),
    site: { ...fakeSite, api },
    ...changes,
  });
  await act(async () => {
    render(<Screen {...screenProps(fakeRequest(address), undefined, shell)} />);
    await Promise.resolve();
  });
  return { shell, sent, user: userEvent.setup() };
}

const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

const form = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the account', () => {
  it('says who is signed in, with what and until when', async () => {
    const session = {
      ...(await fakeShell().session()),
      ...constantStore({ expiresAt: '2026-11-22T21:30:00.000Z' }),
    };
    await show({ session: () => Promise.resolve(session) });
    expect(facts()).toEqual([
      ['Name', 'Uma User'],
      ['E-mail', 'user@test.example'],
      ['Signed in with', 'This site'],
      ['Signed in until', expect.stringMatching(/November 2026 at \d\d:30$/)],
    ]);
  });

  it('signs out', async () => {
    const account = userStoreOf(accounts.user);
    const { user } = await show({ user: account });
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(account.logout).toHaveBeenCalledTimes(1);
  });

  it('shows nothing to a guest, who is on the way elsewhere', async () => {
    await show({ user: userStoreOf(accounts.guest) });
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('of the identity provider is changed on its own pages', async () => {
    await show({ user: userStoreOf({ ...accounts.admin, from: 'auth0' }) });
    expect(screen.getByText(/^Auth0 keeps your password and your account\./)).toBeVisible();
    expect(screen.queryByLabelText(/password/i)).toBeNull();
  });
});

describe('the form for a new password', () => {
  const change = async (user: ReturnType<typeof userEvent.setup>, current: string, next: string) => {
    const fields = await form('Change your password');
    if (current) {
      await user.click(fields.getByLabelText('Current password'));
      await user.paste(current);
    }
    await user.click(fields.getByLabelText('New password'));
    await user.paste(next);
    await user.keyboard('{Enter}');
    return {
      current: fields.getByLabelText('Current password'),
      next: fields.getByLabelText('New password'),
    };
  };

  it('changes it, and keeps the session with the newer token', async () => {
    const session = await fakeShell().session();
    const answer = { user: accounts.user, access_token: 'newer' };
    const { shell, sent, user } = await show({ session: () => Promise.resolve(session) }, () => answer);
    const fields = await change(user, 'old one', 'tulip garden');
    await screen.findByRole('region', { name: 'Change your password' });
    expect(sent).toEqual([['/api/auth/user/password', { current: 'old one', next: 'tulip garden' }]]);
    expect(session.renew).toHaveBeenCalledWith({ accessToken: 'newer' });
    expect(shell.messages.show).toHaveBeenCalledWith(expect.objectContaining({ variant: 'success' }));
    expect(fields.current).toHaveValue('');
    expect(fields.next).toHaveAccessibleDescription('At least 8 characters.');
  });

  it('says at its field that the current password is wrong', async () => {
    const errors = { current: 'Check your password', next: null };
    const { user } = await show({}, () => ({ error: errors }));
    const fields = await change(user, 'wrong one', 'tulip garden');
    expect(await screen.findByText('Check your password')).toBeVisible();
    expect(fields.current).toHaveFocus();
    await user.keyboard('another');
    expect(fields.current).toHaveValue('another');
  });

  it('has the focus where the address names it', async () => {
    await show({}, undefined, '/account#password');
    expect(await screen.findByRole('heading', { name: 'Change your password' })).toHaveFocus();
  });

  it('is not sent with a short password', async () => {
    const { sent, user } = await show();
    const fields = await change(user, 'old one', 'short');
    expect(fields.next).toHaveAccessibleDescription(/^Use 8 to 256 characters\./);
    expect(fields.next).toHaveFocus();
    expect(sent).toEqual([]);
  });
});

describe('deleting the account', () => {
  const press = async (user: ReturnType<typeof userEvent.setup>) => {
    const fields = await form('Delete your account');
    await user.type(fields.getByLabelText('Password'), 'old one{Enter}');
  };

  it('asks first, and sends nothing without a yes', async () => {
    const { shell, sent, user } = await show();
    const fields = await form('Delete your account');
    await user.type(fields.getByLabelText('Password'), 'old one');
    const button = fields.getByRole('button', { name: 'Delete the account…' });
    await user.click(button);
    expect(shell.dialogs.confirm).toHaveBeenCalledWith(expect.objectContaining({ danger: true }));
    expect(sent).toEqual([]);
    expect(button).toHaveFocus();
  });

  it('can be tried again when the question cannot be asked', async () => {
    const { shell, sent, user } = await show();
    jest.mocked(shell.dialogs.confirm).mockRejectedValueOnce(new Error('Not loaded'));
    await press(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached');
    jest.mocked(shell.dialogs.confirm).mockResolvedValue(true);
    await press(user);
    expect(sent).toHaveLength(1);
  });

  it('ends the session when it is done, and says so', async () => {
    const session = await fakeShell().session();
    const { shell, sent, user } = await show({ session: () => Promise.resolve(session) });
    jest.mocked(shell.dialogs.confirm).mockResolvedValue(true);
    await press(user);
    expect(sent).toEqual([['/api/auth/user/delete', { password: 'old one' }]]);
    expect(session.deleted).toHaveBeenCalledTimes(1);
    expect(shell.messages.show).toHaveBeenCalledWith({
      message: 'Your account is deleted.',
      variant: 'success',
    });
  });

  it('says that the password is wrong', async () => {
    const errors = { username: null, password: 'Check your password' };
    const session = await fakeShell().session();
    const { shell, user } = await show({ session: () => Promise.resolve(session) }, () => ({
      error: errors,
    }));
    jest.mocked(shell.dialogs.confirm).mockResolvedValue(true);
    await press(user);
    expect(await screen.findByText('Check your password')).toBeVisible();
    expect(session.deleted).not.toHaveBeenCalled();
  });
});
