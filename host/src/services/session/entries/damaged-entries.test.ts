/** @jest-environment tooling/jest/browser-environment.mjs */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { User, UserEntries } from 'shared-types';
import { accounts } from 'shared-types/testing/accounts';
import { createDevice, createProvider } from '../../../testing/devices';

const listName = 'shop-list-v1';
const good = { id: 'A', changedAt: '2026-11-20T00:00:00.000Z', version: 1 };

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Longer than any wait before a save, and before another device is asked. */
const laterMs = 60_000;

let provider = createProvider();
const ended: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') });
  provider = createProvider();
});
afterEach(() => {
  for (const end of ended.splice(0)) end();
  jest.useRealTimers();
});

/** Somebody else has written this over the entries of the user. It is there until the first save. */
function damage(entries: unknown) {
  const { signIn } = provider;
  let isDamaged = true;
  const damaged = (user: User): User =>
    isDamaged ? { ...user, data: { ...user.data, entries: entries as UserEntries } } : user;
  provider.signIn = async (user) => {
    const account = await signIn(user);
    return {
      user: damaged(account.user),
      read: async () => damaged(await account.read()),
      save: async (saved) => {
        await account.save(saved);
        isDamaged = false;
      },
    };
  };
}

async function signedIn() {
  const tab = createDevice().openTab();
  const signing = tab.signIn(provider);
  await wait(laterMs);
  ended.push((await signing).end);
  return tab;
}

async function lookAgain() {
  await wait(laterMs);
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(laterMs);
}

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
const many = <Item>(count: number, make: (place: number) => Item) =>
  Array.from({ length: count }, (_, place) => make(place));
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

it.each<readonly [string, () => unknown]>([
  ['a text', () => 'entries'],
  ['a list', () => [good]],
  ['lists that are none', () => ({ [listName]: 'A', one: 7, two: null, three: [[good]] })],
  ['names of what objects inherit', () => Object.fromEntries(inherited.map((name) => [name, [good]]))],
  ['ids of what objects inherit', () => ({ [listName]: inherited.map((id) => ({ ...good, id })) })],
  ['data without end', () => ({ [listName]: [{ ...good, data: { a: nested(100_000) } }] })],
  ['an addition without end', () => ({ [listName]: [{ ...good, by: nested(100_000) }] })],
  [
    '10 MB of data',
    () => ({ [listName]: many(100, (place) => ({ ...good, id: `${place}`, data: { a: 'x'.repeat(1e5) } })) }),
  ],
  ['20,000 entries', () => ({ [listName]: many(2e4, (place) => ({ ...good, id: `${place}` })) })],
  ['5,000 lists', () => Object.fromEntries(many(5000, (place) => [`list-${place}`, [good]]))],
  ['a name of 1 MB', () => ({ ['x'.repeat(1e6)]: [good] })],
])('a user whose entries at the provider are %s has a list that follows', async (_, entries) => {
  damage(entries());
  const phone = await signedIn();
  phone.add('B');
  await wait(laterMs);
  const desk = await signedIn();
  expect(desk.list()).toContain('B');
  desk.remove('B');
  await wait(laterMs);
  await lookAgain();
  expect(phone.list()).not.toContain('B');
  expect(desk.list()).not.toContain('B');
  // The browser stores it, and the site's own server takes it.
  expect(JSON.stringify(provider.users.get(accounts.user.uid ?? '')?.data.entries).length).toBeLessThan(
    40_000,
  );
  expect(phone.storage.isRefused.getState()).toBe(false);
  expect(phone.told).toEqual([]);
});

it.each([
  '2036-01-01T00:00:00.000Z',
  '2037-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
])('an entry of the time %s can be removed, chosen again and removed for good', async (changedAt) => {
  damage({ [listName]: [{ ...good, changedAt }] });
  const [phone, desk] = [await signedIn(), await signedIn()];
  const lists = () => [phone.list(), desk.list()];
  expect(lists()).toEqual([['A'], ['A']]);
  for (let round = 0; round < 2; round += 1) {
    phone.remove('A');
    await lookAgain();
    expect(lists()).toEqual([[], []]);
    desk.add('A');
    await lookAgain();
    expect(lists()).toEqual([['A'], ['A']]);
  }
});

it('ids that differ by their Unicode form only are two articles', async () => {
  const [composed, decomposed] = ['é', 'e\u0301'];
  const phone = await signedIn();
  phone.add(composed);
  phone.add(decomposed);
  await wait(laterMs);
  const desk = await signedIn();
  expect(desk.list().toSorted()).toEqual([decomposed, composed]);
  desk.remove(composed);
  await lookAgain();
  expect(phone.list()).toEqual([decomposed]);
});

it('half a character in an id is kept as it is', async () => {
  const phone = await signedIn();
  phone.add('\ud83e');
  await wait(laterMs);
  const desk = await signedIn();
  expect(desk.list()).toEqual(['\ud83e']);
});
