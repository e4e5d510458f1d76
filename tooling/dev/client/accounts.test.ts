/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { User } from 'shared-types';
import { accounts } from 'shared-types/testing/accounts';
import { start } from './accounts.js';

type Account = Parameters<Parameters<typeof start>[0]['signIn']>[0];

/** Loads a page, and stands in for its host. */
async function load() {
  document.querySelector('dev-account')?.remove();
  const listeners = new Set<() => void>();
  let user: User = accounts.guest;
  let account: Account | undefined;
  const become = (next: User) => {
    user = next;
    for (const listener of listeners) listener();
  };
  const logOut = jest.fn(async () => become(accounts.guest));
  await start({
    user: {
      getState: () => user,
      getInitialState: () => accounts.guest,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    signIn: async (next) => {
      account = next;
      become(next.user);
    },
    logOut,
  });
  const list = document.querySelector('dev-account')?.shadowRoot?.querySelector('select');
  if (!list) throw new Error('No list of accounts');
  const choose = (name: string) => {
    list.value = name;
    list.dispatchEvent(new Event('change'));
  };
  return { list, choose, logOut, become, user: () => user, account: () => account };
}

beforeEach(() => {
  sessionStorage.clear();
  globalThis.fetch = async () => ({ json: async () => accounts }) as Response;
});
afterEach(() => document.querySelector('dev-account')?.remove());

it('the list of accounts has all of the shell kit, and begins with the guest', async () => {
  const { list, user } = await load();
  expect([...list.options].map(({ text }) => text)).toEqual([
    'Guest',
    'Uma User, user',
    'Sten Staff, staff',
    'Ada Admin, admin',
  ]);
  expect([list.value, user().role, sessionStorage.length]).toEqual(['guest', 'guest', 0]);
});

it('an account is kept over a reload, with what the user has saved', async () => {
  const { choose, account } = await load();
  choose('admin');
  const saved = { ...accounts.admin, data: { displayName: 'Ada', shortcuts: ['home'] } };
  await account()?.service.save(saved);
  const { list, user } = await load();
  expect([list.value, user()]).toEqual(['admin', saved]);
});

it('nothing is kept of an account that has signed out, in whatever way', async () => {
  const { choose, list, become, logOut } = await load();
  choose('admin');
  choose('guest');
  expect(logOut).toHaveBeenCalledTimes(1);
  choose('staff');
  become(accounts.guest);
  expect([list.value, sessionStorage.length]).toEqual(['guest', 0]);
});
