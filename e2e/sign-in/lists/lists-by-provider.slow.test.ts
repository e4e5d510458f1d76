/** Lists that follow a user, on several devices, by the real providers and real servers. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { User } from 'shared-types';
import { createDevice, type Item } from 'host/src/testing/devices';
import { startAuth0 } from './auth0-lists';
import { startFirebaseProject } from './firebase-lists';
import { startJwt } from './jwt-lists';
import type { ListProvider } from './list-provider';

const pause = (ms = 2) => new Promise((resolve) => setTimeout(resolve, ms));

describe.each([
  ['the JWT API', startJwt],
  ['Auth0', startAuth0],
  ['Firebase', startFirebaseProject],
])('a list that follows a user of %s', (_, start) => {
  let provider: ListProvider;
  let ended: (() => void)[] = [];

  beforeAll(async () => (provider = await start()));
  afterAll(() => provider.stop());
  beforeEach(() => provider.startAnew());
  afterEach(endAll);

  function endAll() {
    for (const end of ended) end();
    ended = [];
  }

  /** Somebody signs in with a device. */
  async function open(device = createDevice()) {
    const { user, service } = await provider.signIn();
    let saves = 0;
    const account = {
      user,
      read: service.read,
      save: (saved: User) => {
        saves += 1;
        return service.save(saved);
      },
    };
    const tab = device.openTab();
    const session = await tab.signIn({ signIn: () => Promise.resolve(account) });
    ended.push(session.end);
    // What the browser has is shown a moment later.
    await pause();
    const close = () => {
      session.end();
      tab.close();
      tab.storage.watchers.clear();
    };
    return { ...tab, device, session, service, user, close, saves: () => saves };
  }

  type Device = Awaited<ReturnType<typeof open>>;

  /** Each saves and reads, one after the other, until all have what all have chosen. */
  async function meet(...devices: readonly Device[]) {
    for (const { session } of [...devices, ...devices]) await session.flush();
  }
  const listsOf = (...devices: readonly Device[]) => devices.map(({ list }) => list().toSorted());

  it('is on the next device, with all members of its items, and changes and removals come back', async () => {
    const phone = await open();
    phone.add('A', { quantity: 5 });
    phone.add('B');
    await meet(phone);
    const desk = await open();
    expect(desk.items()).toEqual(phone.items());
    desk.add('B', { quantity: 7 });
    desk.remove('A');
    await meet(desk, phone);
    expect(phone.items()).toEqual(desk.items());
    expect(phone.items()).toMatchObject([{ articleNo: 'B', quantity: 7 }]);
  });

  it('has what two devices add at once, each once', async () => {
    const [phone, desk] = [await open(), await open()];
    phone.add('A');
    phone.add('both');
    desk.add('B');
    desk.add('both');
    await Promise.all([phone.session.flush(), desk.session.flush()]);
    await meet(phone, desk);
    expect(listsOf(phone, desk)).toEqual([
      ['A', 'B', 'both'],
      ['A', 'B', 'both'],
    ]);
    expect((await phone.service.read()).data.entries?.['shop-list-v1']).toHaveLength(3);
  });

  it("takes over a guest's list at sign-in, and doubles nothing", async () => {
    const phone = await open();
    for (const id of ['A', 'B']) phone.add(id);
    await meet(phone);
    const device = createDevice();
    const guest = device.openTab();
    for (const id of ['B', 'C']) guest.add(id);
    const desk = await open(device);
    await meet(desk, phone);
    expect(listsOf(phone, desk)).toEqual([
      ['A', 'B', 'C'],
      ['A', 'B', 'C'],
    ]);
  });

  it("does not bring back by a guest's list what was removed later elsewhere", async () => {
    const device = createDevice();
    device.openTab().add('A');
    await pause();
    const phone = await open();
    phone.add('A');
    await meet(phone);
    phone.remove('A');
    await meet(phone);
    const desk = await open(device);
    await meet(desk, phone);
    expect(listsOf(phone, desk)).toEqual([[], []]);
  });

  it('does not bring back by a device that was away what was removed meanwhile, but what was chosen again', async () => {
    const [phone, desk] = [await open(), await open()];
    for (const id of ['A', 'B', 'C']) phone.add(id);
    await meet(phone, desk);
    desk.remove('A');
    desk.remove('B');
    desk.add('B');
    await meet(desk);
    phone.add('D');
    phone.close();
    const again = await open(phone.device);
    await meet(again, desk);
    expect(listsOf(again, desk)).toEqual([
      ['B', 'C', 'D'],
      ['B', 'C', 'D'],
    ]);
  });

  it('is empty on all devices after the last article is removed', async () => {
    const [phone, desk] = [await open(), await open()];
    phone.add('A');
    await meet(phone, desk);
    desk.clear();
    await meet(desk, phone);
    expect(listsOf(phone, desk, await open())).toEqual([[], [], []]);
  });

  it('is out of the browser after signing out, and there again at the next sign-in', async () => {
    const phone = await open();
    phone.add('A');
    await phone.session.flush();
    phone.session.end({ hasLeft: true });
    expect([phone.list(), phone.device.area.length]).toEqual([[], 0]);
    expect((await open(phone.device)).list()).toEqual(['A']);
  });

  it('leaves settings and shortcuts as they are, and stays when they are saved', async () => {
    const phone = await open();
    phone.add('A');
    await meet(phone);
    const desk = await open();
    const chosen = { settings: { theme: { main: 'slate' } }, shortcuts: ['mail'] } as const;
    await desk.session.save({ ...desk.user, data: { ...desk.user.data, ...chosen } });
    phone.add('B');
    await meet(phone);
    const { data } = await phone.service.read();
    expect(data).toMatchObject(chosen);
    expect(data.entries?.['shop-list-v1']).toHaveLength(2);
  });

  it('keeps ids and members as they are, and saves nothing twice', async () => {
    const ids = [
      'a.b/c#d$e[f]',
      '__proto__',
      'constructor',
      'é',
      'e\u0301',
      '🧤',
      '"\\',
      ' ',
      'x'.repeat(100),
    ];
    const more = { 'a.b': [], $c: {}, d: null, e: { 'f/g': [null, 0, ''] }, 7: false };
    const phone = await open();
    for (const id of ids) phone.add(id, more as Partial<Item>);
    await meet(phone);
    const desk = await open();
    expect(listsOf(desk)).toEqual([ids.toSorted()]);
    for (const item of desk.items()) expect(item).toMatchObject(more);
    await meet(desk, phone);
    expect([desk.saves(), phone.saves()]).toEqual([0, 1]);
  });

  it('may be as long as the host lets it be', async () => {
    const device = createDevice();
    const guest = device.openTab();
    // Of characters with three bytes.
    for (let place = 0; place < 200; place += 1)
      guest.add(`手${place}`, { note: '手'.repeat(70) } as Partial<Item>);
    const phone = await open(device);
    await meet(phone);
    const kept = phone.list();
    expect(kept.length).toBeGreaterThan(150);
    const desk = await open();
    expect(desk.list()).toEqual(kept);
    desk.remove('手199');
    await meet(desk, phone);
    expect(phone.list()).not.toContain('手199');
  });

  const step = fc.record({
    device: fc.integer({ min: 0, max: 2 }),
    act: fc.constantFrom('add', 'remove', 'sync', 'reload'),
    id: fc.constantFrom('A', 'B', 'C', 'D'),
    waitMs: fc.constantFrom(2, 2, 5, 15),
  });

  it('ends with the last choice of each article, in whatever order three devices save and read', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        await provider.startAnew();
        const devices = [await open(), await open(), await open()];
        const last = new Map<string, boolean>();
        const syncs: Promise<void>[] = [];
        for (const { device, act, id, waitMs } of steps) {
          const acting = devices[device];
          if (!acting) throw new Error('There is no such device.');
          if (act === 'add' || (act === 'remove' && acting.list().includes(id))) {
            acting[act](id);
            last.set(id, act === 'add');
          }
          if (act === 'sync') syncs.push(acting.session.flush());
          if (act === 'reload') {
            acting.close();
            devices[device] = await open(acting.device);
          }
          await pause(waitMs);
        }
        await Promise.all(syncs);
        await meet(...devices);
        const expected = [...last].flatMap(([id, isOn]) => (isOn ? [id] : [])).toSorted();
        expect(listsOf(...devices)).toEqual([expected, expected, expected]);
        endAll();
      }),
      { seed: 20_261_123, numRuns: 3 },
    );
  });
});
