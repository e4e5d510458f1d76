import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { Shell } from 'shared-types';
import { accounts } from 'shared-types/testing/accounts';
import {
  constantStore,
  fakeRequest,
  fakeShell,
  publishedAt,
  userStoreOf,
} from 'shared-types/testing/fake-shell';
import { fakeStorage } from 'shared-types/testing/fake-storage';
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

describe('the stored data', () => {
  it('are listed with their size, and erased after a question', async () => {
    const storage = fakeStorage([], { 'template-demo.sample.v1': [1, 2] });
    const { dialogs } = await show({ storage });
    expect(screen.getByRole('status')).toHaveTextContent('1 entry is stored.');
    expect(screen.getByRole('row', { name: /template-demo\.sample\.v1/ })).toHaveTextContent(
      /Local storage5 bytes$/,
    );
    await press('Erase local data');
    expect(dialogs.confirm).toHaveBeenCalledWith(expect.objectContaining({ ok: 'Erase', danger: true }));
    expect(storage.stored.size).toBe(1);
    jest.mocked(dialogs.confirm).mockResolvedValue(true);
    await press('Erase local data');
    expect(storage.stored.size).toBe(0);
    expect(screen.getByRole('status')).toHaveTextContent('Erased. Nothing is stored.');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('heading', { name: 'What this browser stores' })).toHaveFocus();
  });

  it('are read again on request', async () => {
    const storage = fakeStorage([{ key: 'template-demo.sample.v1' }]);
    await show({ storage });
    expect(screen.getByRole('status')).toHaveTextContent('Nothing is stored.');
    storage.changeElsewhere('template-demo.sample.v1', 1);
    await press('Read again');
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2);
  });

  it('are read again when the session ends', async () => {
    const key = 'template-demo.sample.v1';
    const storage = fakeStorage([{ key }]);
    const listeners: (() => void)[] = [];
    const subscribe = (listener: () => void) => {
      listeners.push(listener);
      return () => {};
    };
    await show({ storage, user: { ...userStoreOf(accounts.admin), subscribe } });
    storage.changeElsewhere(key, 1);
    await act(async () => {
      for (const listener of listeners) listener();
    });
    expect(screen.getByRole('status')).toHaveTextContent('1 entry is stored.');
  });

  it('that cannot be read are told, and can be read again', async () => {
    const storage = { ...fakeStorage([]), siteData: () => Promise.reject(new Error('offline')) };
    await show({ storage });
    expect(screen.getByRole('status')).toHaveTextContent('Check your connection and try again.');
    expect(screen.getByRole('button', { name: 'Read again' })).toBeVisible();
  });
});
