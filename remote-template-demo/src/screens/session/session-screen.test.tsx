import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Shell } from 'shared-types';
import { accounts } from 'shared-types/testing/accounts';
import {
  constantStore,
  fakeRequest,
  fakeShell,
  publishedAt,
  userStoreOf,
} from 'shared-types/testing/fake-shell';
import { Screen } from './session-screen';

async function show(changes: Partial<Shell> = {}) {
  const shell = fakeShell(changes);
  const request = fakeRequest('/example/session');
  await act(async () => {
    render(
      <Screen shell={shell} request={request} data={undefined} assetBase="/" publishedAt={publishedAt} />,
    );
    await Promise.resolve();
  });
  return shell;
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

describe('the session', () => {
  it('of a guest says that nobody is signed in, and leads to a page that asks to sign in', async () => {
    await show();
    expect(facts()).toEqual([
      ['Name', 'Guest'],
      ['Role', 'guest'],
      ['Signed in with', 'Not signed in'],
    ]);
    expect(screen.getByRole('link', { name: 'Members' })).toHaveAttribute('href', '/example/members');
    expect(screen.queryByRole('button', { name: /Sign out|Expire now/ })).toBeNull();
  });

  it('of an admin says who it is, and where the admin signed in', async () => {
    await show({ user: userStoreOf({ ...accounts.admin, from: 'auth0' }) });
    expect(facts()).toEqual([
      ['Name', 'Ada Admin'],
      ['Role', 'admin'],
      ['Signed in with', 'Auth0'],
      ['Account', 'admin-1'],
      ['Email', 'admin@test.example'],
    ]);
    expect(screen.queryByRole('link', { name: 'Members' })).toBeNull();
  });

  it('says when it expires', async () => {
    const expiresAt = '2026-11-22T21:30:00.000Z';
    const session = { ...(await fakeShell().session()), ...constantStore({ expiresAt }) };
    await show({ user: userStoreOf(accounts.staff), session: () => Promise.resolve(session) });
    expect(facts()).toContainEqual(['Expires', expect.stringMatching(/November 2026 at \d\d:30:00$/)]);
    expect(screen.getByText(/is for admins\.$/)).toBeVisible();
  });

  it('ends by Sign out, or as expired with the focus on the heading', async () => {
    const user = userStoreOf(accounts.admin);
    const session = await fakeShell().session();
    await show({ user, session: () => Promise.resolve(session) });
    await press('Sign out');
    expect(user.logout).toHaveBeenCalledTimes(1);
    await press('Expire now');
    expect(session.expire).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'Who is signed in' })).toHaveFocus();
  });
});
