/** @jest-environment tooling/jest/browser-environment */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import type { User } from 'shared-types';
import { accounts } from 'shared-types/testing/accounts';
import { createStorage, shellStorage } from '../storage/storage';
import { createUserSave, type UserSave } from './user-save';

const listKey = 'shop.list.v1';
const savedMs = 1000;
const hourMs = 3_600_000;

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function lookAgain() {
  await wait(hourMs);
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(savedMs);
}

function createProvider() {
  const users = new Map<string, User>();
  const provider = { isDown: false, areAnswersLost: false, reads: 0, saves: 0 };
  const travel = () =>
    provider.isDown ? Promise.reject(new Error('The service is down.')) : Promise.resolve();
  return Object.assign(provider, {
    users,
    entries: ({ uid }: User = accounts.user) => users.get(uid ?? '')?.data.entries,
    accountOf: (user: User) => ({
      user: users.get(user.uid ?? '') ?? user,
      service: {
        read: async () => {
          await travel();
          provider.reads += 1;
          return users.get(user.uid ?? '') ?? user;
        },
        save: async (saved: User) => {
          await travel();
          provider.saves += 1;
          users.set(user.uid ?? '', saved);
          if (provider.areAnswersLost) throw new Error('The connection was lost.');
        },
      },
    }),
  });
}

let provider = createProvider();
let ended: (() => void)[] = [];

/** A browser. @param follows value that the live remote declares */
function createDevice(follows: object = { [listKey]: 'id' }) {
  const texts = new Map<string, string>();
  const tabs = new Set<ReturnType<typeof createStorage>>();
  // The event of the browser reaches the tabs a moment later.
  const change = (key: string, apply: () => void) => {
    apply();
    setTimeout(() => tabs.forEach(({ opened }) => opened.get(key)?.refresh()));
  };
  const area = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => change(key, () => texts.set(key, text)),
    removeItem: (key: string) => change(key, () => texts.delete(key)),
  } as Storage;

  function openTab() {
    const storage = createStorage({
      areas: { local: () => area, session: () => area },
      now: () => new Date(),
    });
    tabs.add(storage);
    const open = () =>
      shellStorage(storage, { [listKey]: 'local' }).open(listKey, {
        initial: [] as readonly { readonly id: string }[],
        parse: (data) => data as readonly { readonly id: string }[],
      });
    const told: string[] = [];
    const ids = () =>
      open()
        .getState()
        .map(({ id }) => id);
    const set = (...next: readonly string[]) =>
      next.length > 0 ? open().set(next.map((id) => ({ id }))) : open().clear();
    const tab = {
      storage,
      told,
      ids,
      add: (id: string) => set(...ids().filter((other) => other !== id), id),
      remove: (id: string) => set(...ids().filter((other) => other !== id)),
      signIn: async (user: User = accounts.user): Promise<UserSave> => {
        const saving = createUserSave(
          {
            storage,
            messages: { show: ({ message }) => void told.push(message), hide: () => {} },
            current: () => Promise.resolve({ remotes: [{ name: 'shop', follows }] as never }),
          },
          provider.accountOf(user),
        );
        ended.push(saving.end);
        await wait(savedMs);
        return saving;
      },
      /** The tab goes without the end of the session. */
      close: () => {
        tabs.delete(storage);
        storage.watchers.clear();
      },
    };
    return tab;
  }
  return { area, texts, openTab };
}

async function signedIn(device = createDevice(), user?: User) {
  const tab = device.openTab();
  return { ...tab, device, session: await tab.signIn(user) };
}

async function signOut({ session }: Awaited<ReturnType<typeof signedIn>>) {
  await session.flush().catch(() => {});
  session.end();
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') });
  provider = createProvider();
});
afterEach(() => {
  for (const end of ended) end();
  ended = [];
});

describe('a list that follows a user', () => {
  it('is on the next device, and a change there comes back', async () => {
    const phone = await signedIn();
    phone.add('A');
    await wait(savedMs);
    const desk = await signedIn();
    expect(desk.ids()).toEqual(['A']);
    desk.add('B');
    desk.remove('A');
    await wait(savedMs);
    await lookAgain();
    expect(phone.ids()).toEqual(['B']);
    desk.remove('B');
    await wait(savedMs);
    await lookAgain();
    expect([phone.ids(), phone.device.texts.has(listKey)]).toEqual([[], false]);
  });

  it('has what a device has changed while it was away, with what others have changed meanwhile', async () => {
    const [phone, desk] = [await signedIn(), await signedIn()];
    for (const id of ['A', 'B']) phone.add(id);
    await wait(savedMs);
    await lookAgain();
    provider.isDown = true;
    phone.remove('A');
    phone.add('C');
    await wait(savedMs);
    phone.close();
    provider.isDown = false;
    desk.remove('B');
    desk.add('D');
    await wait(savedMs);
    const again = await signedIn(phone.device);
    await lookAgain();
    expect([again.ids(), desk.ids()]).toEqual([
      ['D', 'C'],
      ['D', 'C'],
    ]);
  });

  it('takes what was chosen before it was known who is signed in', async () => {
    const phone = await signedIn();
    for (const id of ['A', 'B']) phone.add(id);
    await wait(savedMs);
    phone.close();
    const next = phone.device.openTab();
    next.remove('A');
    next.add('C');
    await next.signIn();
    expect((await signedIn()).ids()).toEqual(['B', 'C']);
  });

  it('has what two tabs add at the same moment, and is saved once', async () => {
    const one = await signedIn();
    const two = await signedIn(one.device);
    one.add('A');
    // The event of the browser has not come yet.
    two.add('B');
    await wait(savedMs);
    expect([one.ids(), two.ids()]).toEqual([two.ids(), expect.arrayContaining(['A', 'B'])]);
    const { saves } = provider;
    await lookAgain();
    expect([one.ids().length, provider.saves]).toEqual([2, saves]);
  });

  it('is asked for when the tab is looked at, not more often than every 30 s', async () => {
    await signedIn();
    await lookAgain();
    document.dispatchEvent(new Event('visibilitychange'));
    await wait(savedMs);
    expect(provider.reads).toBe(1);
  });

  it('is the same after any history without a race: nothing that was added and not removed is missing', async () => {
    const step = fc.record({
      device: fc.integer({ min: 0, max: 1 }),
      act: fc.constantFrom('add', 'add', 'remove', 'look', 'reload', 'down', 'lose answers', 'up'),
      id: fc.constantFrom('A', 'B', 'C', 'D'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        provider = createProvider();
        const tabs = [await signedIn(), await signedIn()];
        const [added, removed] = [new Set<string>(), new Set<string>()];
        for (const { device, act, id } of steps) {
          const tab = tabs[device];
          if (!tab) throw new Error('There is no such device.');
          if (act === 'add' || act === 'remove') {
            tab[act](id);
            (act === 'add' ? added : removed).add(id);
          }
          if (act === 'look') document.dispatchEvent(new Event('visibilitychange'));
          if (act === 'down' || act === 'up') provider.isDown = act === 'down';
          if (act === 'lose answers' || act === 'up') provider.areAnswersLost = act === 'lose answers';
          if (act === 'reload' && !provider.isDown) {
            tab.session.end();
            tabs[device] = await signedIn(tab.device);
          }
          await wait(savedMs);
        }
        Object.assign(provider, { isDown: false, areAnswersLost: false });
        for (const { session } of tabs) {
          session.schedule({});
          await wait(savedMs);
        }
        for (let round = 0; round < 3; round += 1) await lookAgain();
        const [one, other] = tabs.map(({ ids }) => ids());
        expect(one).toEqual(other);
        expect(one).toEqual(expect.arrayContaining([...added].filter((id) => !removed.has(id))));
        for (const end of ended) end();
        ended = [];
      }),
      { seed: 20_261_123, numRuns: 30 },
    );
  });
});

describe("a guest's list", () => {
  it("becomes the user's, without a second copy of what both have", async () => {
    const phone = await signedIn();
    for (const id of ['A', 'B']) phone.add(id);
    await wait(savedMs);
    const desk = createDevice();
    const guest = desk.openTab();
    for (const id of ['B', 'C']) guest.add(id);
    expect([...desk.texts.keys()]).toEqual([listKey]);
    await guest.signIn();
    await lookAgain();
    expect([guest.ids(), phone.ids()]).toEqual([
      ['A', 'B', 'C'],
      ['A', 'B', 'C'],
    ]);
  });

  it('stays as it is while no remote declares that it follows', async () => {
    const tab = await signedIn(createDevice({}));
    tab.add('A');
    await wait(savedMs);
    expect([tab.ids(), provider.saves, tab.device.texts.size]).toEqual([['A'], 0, 1]);
  });
});

describe('the end of a session', () => {
  it('by the user saves what is not saved, and leaves nothing in the browser', async () => {
    const phone = await signedIn();
    phone.add('A');
    await signOut(phone);
    expect([phone.ids(), phone.device.texts.size]).toEqual([[], 0]);
    phone.add('G');
    await wait(savedMs);
    expect((await signedIn()).ids()).toEqual(['A']);
  });

  it('that has expired leaves what is not saved, as the list of a guest', async () => {
    const phone = await signedIn();
    provider.isDown = true;
    phone.add('A');
    await wait(savedMs);
    phone.session.end({ hasExpired: true });
    expect([phone.ids(), [...phone.device.texts.keys()]]).toEqual([['A'], [listKey]]);
    provider.isDown = false;
    expect((await signedIn(phone.device)).ids()).toEqual(['A']);
  });

  it('shows the next user nothing of the one before', async () => {
    const phone = await signedIn();
    phone.add('A');
    phone.close();
    const next = await signedIn(phone.device, accounts.staff);
    expect([next.ids(), provider.entries(accounts.staff)]).toEqual([[], undefined]);
  });

  it('in another tab lets this one write nothing any more', async () => {
    const first = await signedIn();
    const second = await signedIn(first.device);
    first.add('A');
    await signOut(first);
    await wait(1);
    second.add('G');
    await wait(savedMs);
    await lookAgain();
    expect([second.ids(), [...first.device.texts.keys()]]).toEqual([['G'], [listKey]]);
    expect(provider.entries()).toBe(JSON.stringify({ [listKey]: [{ id: 'A' }] }));
  });
});

describe('a provider', () => {
  it('that is down gets the list as soon as it answers, and the visitor is told', async () => {
    const phone = await signedIn();
    provider.isDown = true;
    phone.add('A');
    await wait(savedMs);
    phone.add('B');
    await wait(savedMs);
    expect(new Set(phone.told)).toEqual(
      new Set([
        'We do not know yet if your lists are saved in your account. This browser keeps them and tries again.',
      ]),
    );
    provider.isDown = false;
    dispatchEvent(new Event('online'));
    await wait(0);
    expect((await signedIn()).ids()).toEqual(['A', 'B']);
  });

  it.each([undefined, 'x', '{"shop.list.v1":7}', '[]'])(
    'that has %j instead gets the list again',
    async (entries) => {
      const phone = await signedIn();
      phone.add('A');
      await wait(savedMs);
      const data = { displayName: 'Uma', ...(entries !== undefined && { entries }) };
      provider.users.set(accounts.user.uid ?? '', { ...accounts.user, data });
      await lookAgain();
      expect([phone.ids(), provider.entries()]).toEqual([['A'], '{"shop.list.v1":[{"id":"A"}]}']);
    },
  );

  it('keeps other data, and lists of remotes that are not live', async () => {
    const data = { displayName: 'Uma', shortcuts: ['home'], entries: '{"other.list.v1":[{"key":7}]}' };
    provider.users.set(accounts.user.uid ?? '', { ...accounts.user, data });
    const phone = await signedIn();
    phone.add('B');
    await wait(savedMs);
    const entries = '{"other.list.v1":[{"key":7}],"shop.list.v1":[{"id":"B"}]}';
    expect(provider.users.get(accounts.user.uid ?? '')?.data).toEqual({ ...data, entries });
  });

  it('gets other data with the newest lists of all devices', async () => {
    const [phone, desk] = [await signedIn(), await signedIn()];
    phone.add('A');
    await wait(savedMs);
    desk.session.schedule({ shortcuts: ['home'] });
    await wait(savedMs);
    const data = { ...accounts.user.data, shortcuts: ['home'], entries: '{"shop.list.v1":[{"id":"A"}]}' };
    expect(provider.users.get(accounts.user.uid ?? '')?.data).toEqual(data);
  });
});

describe('settings and shortcuts', () => {
  it('that a page leaves unsaved are kept for the next page of the same user, and for no other', async () => {
    const phone = await signedIn();
    phone.session.schedule({ shortcuts: ['home'] });
    phone.close();
    const again = await signedIn(phone.device);
    expect(again.session.unsaved).toEqual({ shortcuts: ['home'] });
    again.session.schedule(again.session.unsaved);
    await wait(savedMs);
    expect(provider.users.get(accounts.user.uid ?? '')?.data.shortcuts).toEqual(['home']);
    expect((await signedIn(phone.device)).session.unsaved).toEqual({});
    again.session.schedule({ shortcuts: ['mail'] });
    expect((await signedIn(phone.device, accounts.staff)).session.unsaved).toEqual({});
  });
});

const refuse = () => {
  throw new DOMException('Refused', 'QuotaExceededError');
};

it.each([
  ['is full', { setItem: refuse }],
  ['blocks storage', { getItem: refuse, setItem: refuse, removeItem: refuse }],
])('in a browser that %s, a list follows for as long as the tab is open', async (_, refusing) => {
  const device = createDevice();
  const phone = device.openTab();
  Object.assign(device.area, refusing);
  phone.add('A');
  const session = await phone.signIn();
  const desk = await signedIn();
  desk.remove('A');
  desk.add('B');
  await wait(savedMs);
  await lookAgain();
  phone.add('C');
  await wait(savedMs);
  await lookAgain();
  expect([phone.ids(), desk.ids()]).toEqual([
    ['B', 'C'],
    ['B', 'C'],
  ]);
  session.end();
  expect(phone.ids()).toEqual([]);
});

it('in a browser without room for a list, what is added still reaches the account', async () => {
  const desk = await signedIn();
  desk.add('A');
  await wait(savedMs);
  const full = createDevice();
  const setItem = (key: string, text: string) => (key === listKey ? refuse() : full.texts.set(key, text));
  Object.assign(full.area, { setItem });
  const tab = full.openTab();
  await tab.signIn();
  tab.add('B');
  await wait(savedMs);
  tab.close();
  await full.openTab().signIn();
  await lookAgain();
  expect(desk.ids()).toEqual(['A', 'B']);
});
