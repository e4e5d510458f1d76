/** @jest-environment tooling/jest/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { accounts } from 'shared-types/testing/accounts';
import { createDevice, createProvider, declaredList, listKey } from '../../../testing/devices';

const savedMs = 1000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A tab is looked at again. */
const lookAgain = async () => {
  await wait(hourMs);
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(savedMs);
};

/** Somebody who is signed in with a new device. */
async function signedIn(provider: ReturnType<typeof createProvider>, device = createDevice()) {
  const tab = device.openTab();
  const signing = tab.signIn(provider);
  await wait(savedMs);
  const session = await signing;
  ended.push(session.end);
  return { ...tab, device, session };
}

/** Ends the session at the wish of the user. */
async function signOut({ session }: Awaited<ReturnType<typeof signedIn>>) {
  const flushed = session.flush();
  await wait(savedMs);
  await flushed;
  session.end({ hasLeft: true });
}

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

describe('a list that follows a user', () => {
  it('is on the next device, and a change there comes back', async () => {
    const phone = await signedIn(provider);
    phone.add('A');
    await wait(savedMs);
    const desk = await signedIn(provider);
    expect(desk.list()).toEqual(['A']);
    desk.add('B');
    desk.remove('A');
    await wait(savedMs);
    await lookAgain();
    expect([phone.list(), desk.list()]).toEqual([['B'], ['B']]);
  });

  it('has what two devices add at once', async () => {
    provider = createProvider(30);
    const [phone, desk] = [await signedIn(provider), await signedIn(provider)];
    phone.add('A');
    desk.add('B');
    await wait(savedMs);
    await lookAgain();
    await lookAgain();
    expect([phone.list(), desk.list()]).toEqual([
      ['A', 'B'],
      ['A', 'B'],
    ]);
    expect(provider.entries()).toHaveLength(2);
  });

  it('loses nothing where a tab is closed before it was saved', async () => {
    const phone = await signedIn(provider);
    phone.add('A');
    await wait(savedMs);
    phone.remove('A');
    phone.add('B');
    phone.session.end();
    phone.close();
    await signedIn(provider, phone.device);
    expect((await signedIn(provider)).list()).toEqual(['B']);
  });

  it('takes what was chosen and removed before it was known who is signed in', async () => {
    const phone = await signedIn(provider);
    for (const id of ['A', 'B']) phone.add(id);
    await wait(savedMs);
    // The tab goes without the end of the session; the next one begins as everybody's.
    const next = phone.device.openTab();
    expect(next.list()).toEqual(['A', 'B']);
    next.storage.watchers.clear();
    next.remove('A');
    next.add('C');
    void next.signIn(provider);
    await wait(savedMs);
    expect(next.list()).toEqual(['B', 'C']);
    expect((await signedIn(provider)).list()).toEqual(['B', 'C']);
  });

  it('is empty everywhere after the last article is removed', async () => {
    const [phone, desk] = [await signedIn(provider), await signedIn(provider)];
    for (const id of ['A', 'B']) phone.add(id);
    await wait(savedMs);
    await lookAgain();
    desk.clear();
    await wait(savedMs);
    await lookAgain();
    expect([phone.list(), phone.device.area.getItem(listKey)]).toEqual([[], null]);
  });

  it('is shared by the tabs of a device, without a second save', async () => {
    const first = await signedIn(provider);
    const second = await signedIn(provider, first.device);
    first.add('A');
    second.add('B');
    first.remove('A');
    await wait(savedMs);
    const { saves } = provider;
    await lookAgain();
    expect([first.list(), second.list(), provider.saves]).toEqual([['B'], ['B'], saves]);
  });

  it('asks for other devices when the tab is looked at, not more often than every 30 s', async () => {
    const { signIn } = provider;
    let reads = 0;
    provider.signIn = async (user) => {
      const account = await signIn(user);
      return { ...account, read: () => ((reads += 1), account.read()) };
    };
    await signedIn(provider);
    await lookAgain();
    document.dispatchEvent(new Event('visibilitychange'));
    await wait(savedMs);
    expect(reads).toBe(1);
  });
});

describe("a guest's list", () => {
  it("becomes the user's, without a second copy of what both have", async () => {
    const phone = await signedIn(provider);
    for (const id of ['A', 'B']) phone.add(id);
    await wait(savedMs);
    const desk = createDevice();
    const guest = desk.openTab();
    for (const id of ['B', 'C']) guest.add(id);
    expect(desk.area.getItem('site.entries.v1')).toBeNull();
    const { list } = await signedIn(provider, desk);
    expect([list(), guest.storage.areas?.local() === desk.area]).toEqual([['A', 'B', 'C'], true]);
    await wait(savedMs);
    await lookAgain();
    expect(phone.list()).toEqual(['A', 'B', 'C']);
  });

  it('does not bring back what the user has removed later on another device', async () => {
    const desk = createDevice();
    desk.openTab().add('A');
    await wait(dayMs);
    const phone = await signedIn(provider);
    phone.add('A');
    await wait(savedMs);
    phone.remove('A');
    await wait(savedMs);
    expect((await signedIn(provider, desk)).list()).toEqual([]);
  });

  it('stays as it is while no remote declares that it follows', async () => {
    const device = createDevice({ list: null });
    const tab = await signedIn(provider, device);
    tab.add('A');
    await wait(savedMs);
    expect([tab.list(), provider.saves, device.area.length]).toEqual([['A'], 0, 1]);
  });
});

describe('the end of a session', () => {
  it('by the user saves what is not saved, and leaves nothing in the browser', async () => {
    const phone = await signedIn(provider);
    phone.add('A');
    await signOut(phone);
    expect([phone.list(), phone.device.area.length]).toEqual([[], 0]);
    phone.add('G');
    await wait(savedMs);
    expect(provider.entries()).toMatchObject([{ id: 'A' }]);
  });

  it('by the user of two devices at once loses the change of neither', async () => {
    provider = createProvider(30);
    const [phone, desk] = [await signedIn(provider), await signedIn(provider)];
    phone.add('A');
    desk.add('B');
    await Promise.all([signOut(phone), signOut(desk)]);
    expect((await signedIn(provider)).list()).toEqual(['A', 'B']);
  });

  it('by the user removes all, also while the provider is down', async () => {
    const phone = await signedIn(provider);
    phone.add('A');
    provider.isDown = true;
    await signOut(phone);
    expect(phone.device.area.length).toBe(0);
  });

  it('by itself keeps what is not saved for the same user, out of sight', async () => {
    const phone = await signedIn(provider);
    phone.add('A');
    await wait(savedMs);
    phone.remove('A');
    phone.add('B');
    phone.session.end();
    expect(phone.list()).toEqual([]);
    phone.add('G');
    const { list } = await signedIn(provider, phone.device);
    expect(list()).toEqual(['B', 'G']);
  });

  it('shows the next user nothing of the one before', async () => {
    const phone = await signedIn(provider);
    phone.add('A');
    phone.close();
    phone.storage.watchers.clear();
    const next = phone.device.openTab();
    void next.signIn(provider, accounts.staff);
    await wait(savedMs);
    expect([next.list(), provider.entries(accounts.staff)]).toEqual([[], []]);
  });

  it('in another tab lets this one write nothing any more', async () => {
    const first = await signedIn(provider);
    const second = await signedIn(provider, first.device);
    first.add('A');
    await signOut(first);
    await wait(1);
    second.add('G');
    await wait(savedMs);
    await lookAgain();
    expect([second.list(), first.device.area.getItem('site.entries.v1')]).toEqual([['G'], null]);
    expect(provider.entries().map(({ id }) => id)).toEqual(['A']);
  });
});

describe('a provider', () => {
  it('that is down gets the list as soon as it answers, and the visitor is told once', async () => {
    const phone = await signedIn(provider);
    provider.isDown = true;
    phone.add('A');
    await wait(savedMs);
    phone.add('B');
    await wait(60_000);
    expect(phone.told.map(({ message }) => message)).toEqual([
      'Your lists could not be saved in your account yet. This browser keeps them and tries again.',
    ]);
    provider.isDown = false;
    await wait(120_000);
    expect(provider.entries()).toHaveLength(2);
  });

  it('that has lost the entries or damaged them gets them again', async () => {
    const phone = await signedIn(provider);
    for (const id of ['A', 'B']) phone.add(id);
    await wait(savedMs);
    for (const entries of [undefined, 'x', { 'shop-list-v1': [7, { id: 'A' }] }]) {
      provider.users.set(accounts.user.uid ?? '', {
        ...accounts.user,
        data: { ...accounts.user.data, entries: entries as never },
      });
      await lookAgain();
      expect(provider.entries().map(({ id }) => id)).toEqual(['A', 'B']);
    }
    expect(phone.list()).toEqual(['A', 'B']);
  });

  it('keeps lists of remotes that are not live, entries of newer versions, and other data', async () => {
    const newer = {
      id: 'A',
      changedAt: '2026-11-20T00:00:00.000Z',
      version: 2,
      data: { quantity: { pairs: 5 } },
    };
    const settings = { theme: { main: 'slate' } } as const;
    const other = [{ id: 'x', changedAt: '2026-11-20T00:00:00.000Z', version: 7 }];
    const entries = { other, 'shop-list-v1': [newer] };
    provider.users.set(accounts.user.uid ?? '', {
      ...accounts.user,
      data: { displayName: 'Uma', settings, entries },
    });
    const phone = await signedIn(provider);
    phone.add('B');
    await wait(savedMs);
    const saved = provider.users.get(accounts.user.uid ?? '')?.data;
    expect(saved?.entries?.['shop-list-v1']).toEqual([newer, expect.objectContaining({ id: 'B' })]);
    expect([saved?.entries?.['other'], saved?.settings, saved?.displayName]).toEqual([
      other,
      settings,
      'Uma',
    ]);
  });

  it('that keeps nothing of it is not asked without end', async () => {
    const { signIn } = provider;
    provider.signIn = async (user) => {
      const account = await signIn(user);
      return { ...account, save: () => Promise.resolve(void (provider.saves += 1)) };
    };
    const phone = await signedIn(provider);
    phone.add('A');
    await wait(hourMs);
    expect([phone.list(), provider.saves]).toEqual([['A'], 2]);
  });

  it('gets other data with the newest entries of all devices', async () => {
    const [phone, desk] = [await signedIn(provider), await signedIn(provider)];
    phone.add('A');
    await wait(savedMs);
    const shortcuts = ['home'];
    const saved = desk.session.save({ ...accounts.user, data: { displayName: 'Uma', shortcuts } });
    await wait(savedMs);
    await saved;
    expect(provider.entries()).toMatchObject([{ id: 'A' }]);
    expect(provider.users.get(accounts.user.uid ?? '')?.data.shortcuts).toEqual(shortcuts);
  });
});

describe('a wrong clock', () => {
  it.each([
    ['ahead', 400 * dayMs],
    ['behind', -400 * dayMs],
  ])('that is %s stops no removal and no second choice on another device', async (_, clockMs) => {
    const wrong = await signedIn(provider, createDevice({ clockMs }));
    const right = await signedIn(provider);
    wrong.add('A');
    await wait(savedMs);
    await lookAgain();
    right.remove('A');
    await wait(savedMs);
    await lookAgain();
    expect([wrong.list(), right.list()]).toEqual([[], []]);
    wrong.add('A');
    await wait(savedMs);
    await lookAgain();
    expect([wrong.list(), right.list()]).toEqual([['A'], ['A']]);
  });
});

describe('a device that comes back after more than 90 days', () => {
  it('does not bring back what was removed elsewhere, and has what it had not saved', async () => {
    const phone = await signedIn(provider);
    const desk = await signedIn(provider);
    desk.add('A');
    await wait(savedMs);
    await lookAgain();
    expect(phone.list()).toEqual(['A']);
    phone.add('B');
    phone.session.end();
    await wait(dayMs);
    desk.remove('A');
    await wait(savedMs);
    await wait(91 * dayMs);
    await lookAgain();
    expect(provider.entries()).toEqual([]);
    const { list } = await signedIn(provider, phone.device);
    expect(list()).toEqual(['B']);
  });
});

it('a rolled back remote reads the list of a user as it reads a list of its own', async () => {
  const device = createDevice({ list: { ...declaredList, version: 2 } });
  const tab = await signedIn(provider, device);
  tab.add('A', { quantity: 5 });
  expect(JSON.parse(device.area.getItem(listKey) ?? '')).toMatchObject({
    v: 1,
    data: [{ articleNo: 'A', quantity: 5 }],
  });
});

it('a list with quantities meets a release that knows none, and neither loses what the other has', async () => {
  const newer = await signedIn(provider, createDevice({ list: { ...declaredList, version: 2 } }));
  newer.add('A', { quantity: 5 });
  await wait(savedMs);
  const older = await signedIn(provider);
  older.add('B');
  await wait(savedMs);
  await lookAgain();
  expect(newer.items().map(({ articleNo, quantity }) => [articleNo, quantity])).toEqual([
    ['A', 5],
    ['B', undefined],
  ]);
  newer.add('B', { quantity: 7 });
  await wait(savedMs);
  await lookAgain();
  older.remove('A');
  await wait(savedMs);
  await lookAgain();
  expect(newer.items().map(({ articleNo, quantity }) => [articleNo, quantity])).toEqual([['B', 7]]);
  expect(provider.entries()).toMatchObject([
    { id: 'B', version: 2, data: { quantity: 7 } },
    { id: 'A', removed: true },
  ]);
});

describe('any history of three devices', () => {
  const step = fc.record({
    device: fc.integer({ min: 0, max: 2 }),
    tab: fc.integer({ min: 0, max: 1 }),
    act: fc.constantFrom('add', 'add', 'remove', 'look', 'reload', 'down', 'lose answers', 'up'),
    id: fc.constantFrom('A', 'B', 'C', 'D'),
    waitMs: fc.constantFrom(1, 10, 100, 850, 40_000),
    latencyMs: fc.constantFrom(0, 20, 300, 900),
  });

  it('ends with the last choice of each article, on all devices', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        provider = createProvider(20);
        const open = async (device = createDevice()) => [
          await signedIn(provider, device),
          await signedIn(provider, device),
        ];
        const tabs = [await open(), await open(), await open()];
        const last = new Map<string, boolean>();
        for (const { device, tab, act, id, waitMs, latencyMs } of steps) {
          provider.latencyMs = latencyMs;
          const acting = tabs[device]?.[tab];
          if (!acting) throw new Error('There is no such tab.');
          if (act === 'add' || (act === 'remove' && acting.list().includes(id))) {
            acting[act](id);
            last.set(id, act === 'add');
          }
          if (act === 'look') document.dispatchEvent(new Event('visibilitychange'));
          if (act === 'down' || act === 'up') provider.isDown = act === 'down';
          if (act === 'lose answers' || act === 'up') provider.areAnswersLost = act === 'lose answers';
          if (act === 'reload' && !provider.isDown) {
            for (const { session } of tabs[device] ?? []) session.end();
            tabs[device] = await open(acting.device);
          }
          await wait(waitMs);
        }
        Object.assign(provider, { isDown: false, areAnswersLost: false, latencyMs: 20 });
        await wait(300_000);
        for (let round = 0; round < 3; round += 1) await lookAgain();
        const expected = [...last].flatMap(([id, isOn]) => (isOn ? [id] : [])).toSorted();
        for (const { list } of tabs.flat()) {
          expect(list().toSorted()).toEqual(expected);
        }
        for (const end of ended.splice(0)) end();
      }),
      { seed: 20_261_123, numRuns: 20 },
    );
  });
});
