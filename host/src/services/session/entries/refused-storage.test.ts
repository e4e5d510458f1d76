/** @jest-environment tooling/jest/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createDevice, createProvider } from '../../../testing/devices';

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

async function signIn(tab: ReturnType<ReturnType<typeof createDevice>['openTab']>) {
  const signing = tab.signIn(provider);
  await wait(laterMs);
  const session = await signing;
  ended.push(session.end);
  return session;
}

async function lookAgain() {
  await wait(laterMs);
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(laterMs);
}

const refuse = () => {
  throw new DOMException('Refused', 'QuotaExceededError');
};
type Area = ReturnType<typeof createDevice>['area'];

/** No room for another byte. */
const fill = (area: Area) => void (area.setItem = refuse);
/** As where the visitor allows no site data. */
const block = (area: Area) =>
  void Object.assign(area, { getItem: refuse, setItem: refuse, removeItem: refuse });

describe.each([
  ['is full', fill],
  ['blocks storage', block],
])('in a browser that %s', (_, disturb) => {
  it("a guest's list becomes the user's, and the lists of two devices meet", async () => {
    const device = createDevice();
    const phone = device.openTab();
    disturb(device.area);
    phone.add('A');
    await signIn(phone);
    const desk = createDevice().openTab();
    await signIn(desk);
    expect(desk.list()).toEqual(['A']);
    desk.remove('A');
    desk.add('B');
    await lookAgain();
    phone.add('C');
    await lookAgain();
    expect([phone.list(), desk.list()]).toEqual([
      ['B', 'C'],
      ['B', 'C'],
    ]);
  });

  it('signing out takes the list away', async () => {
    const device = createDevice();
    const phone = device.openTab();
    disturb(device.area);
    const session = await signIn(phone);
    phone.add('A');
    await wait(laterMs);
    session.end({ hasLeft: true });
    expect(phone.list()).toEqual([]);
    expect(provider.entries()).toMatchObject([{ id: 'A' }]);
  });
});

it('in a browser that becomes full after a list was stored, a reload loses nothing that was saved', async () => {
  const device = createDevice();
  const phone = device.openTab();
  await signIn(phone);
  for (const id of ['A', 'B']) phone.add(id);
  await wait(laterMs);
  fill(device.area);
  phone.remove('A');
  phone.add('C');
  await wait(laterMs);
  phone.close();
  phone.storage.watchers.clear();
  const again = device.openTab();
  await signIn(again);
  await lookAgain();
  expect(again.list()).toEqual(['B', 'C']);
  expect(provider.entries().filter(({ removed }) => !removed)).toMatchObject([{ id: 'B' }, { id: 'C' }]);
});

describe('two tabs of one device', () => {
  it('that change the same list in turn, without waiting, keep both changes', async () => {
    const device = createDevice();
    const [one, two] = [device.openTab(), device.openTab()];
    await signIn(one);
    await signIn(two);
    for (let round = 0; round < 10; round += 1) {
      one.add(`one-${round}`);
      await wait(0);
      two.add(`two-${round}`);
      await wait(0);
    }
    one.remove('two-3');
    await wait(0);
    two.remove('one-4');
    await lookAgain();
    expect(one.list()).toHaveLength(18);
    expect(two.list()).toEqual(one.list());
    expect(provider.entries().filter(({ removed }) => !removed)).toHaveLength(18);
  });

  it('lose nothing where one of them has not heard of the change of the other', async () => {
    const device = createDevice();
    const [one, two] = [device.openTab(), device.openTab()];
    await signIn(one);
    await signIn(two);
    one.add('A');
    // The event of the browser has not come yet.
    two.add('B');
    await lookAgain();
    expect([one.list(), two.list()]).toEqual([
      ['A', 'B'],
      ['A', 'B'],
    ]);
  });
});
