import { describe, expect, it } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { ReleaseError } from '../model/release-error.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { cachedStore } from './cached-store.js';
import { directoryStore } from './directory-store.js';
import type { Store } from './store.js';

const folder = temporaryFolder();

const generation = (n: number) => `envs/local/generations/0000000${n}.json`;
const current = 'envs/local/current.json';

/** A place that can be away or hang, and counts what it is asked. */
function newPlace() {
  const origin = directoryStore(mkdtempSync(path.join(folder, 'origin-')));
  const place = { mode: 'there' as 'there' | 'away' | 'hanging', asked: [] as string[] };
  const guarded =
    <Value>(work: (key: string) => Promise<Value>) =>
    async (key: string): Promise<Value> => {
      place.asked.push(key);
      if (place.mode === 'hanging') await new Promise(() => {});
      if (place.mode === 'away') throw new ReleaseError('store', 'away');
      return await work(key);
    };
  const asked: Store = {
    ...origin,
    read: guarded(origin.read),
    has: guarded(origin.has),
    list: guarded(origin.list),
  };
  const copies = mkdtempSync(path.join(folder, 'copies-'));
  return { origin, place, open: () => cachedStore(asked, copies) };
}

describe('a store with copies', () => {
  it('asks once for what is created once, and each time for what changes', async () => {
    const { origin, place, open } = newPlace();
    const store = open();
    await origin.create('releases/a', 'a');
    await origin.replace(current, '1');
    for (const text of ['a', 'a']) expect(String(await store.read('releases/a'))).toBe(text);
    expect(String(await store.read(current))).toBe('1');
    await origin.replace(current, '2');
    expect(String(await store.read(current))).toBe('2');
    expect(place.asked).toEqual(['releases/a', current, current]);
  });

  it.each(['away', 'hanging'] as const)(
    'answers from its copies while the place is %s, after a restart too',
    async (mode) => {
      const { origin, place, open } = newPlace();
      await origin.create(generation(1), '1');
      await origin.replace(current, '1');
      const before = open();
      for (const key of [generation(1), current]) await before.read(key);
      place.mode = mode;
      const store = open();
      expect(await store.list('envs/local/generations')).toEqual(['00000001.json']);
      expect(store.failure?.()?.reason).toBe('store');
      expect(String(await store.read(generation(1)))).toBe('1');
      expect(String(await store.read(current))).toBe('1');
      expect(await store.has(generation(2))).toBe(false);
      place.asked.length = 0;
      await expect(store.read('releases/b')).rejects.toMatchObject({ reason: 'store' });
      expect(place.asked).toEqual([]);
      place.mode = 'there';
      expect(await store.has(generation(2))).toBe(false);
      expect(store.failure?.()).toBeUndefined();
    },
  );

  it('says why there is nothing, without a copy', async () => {
    const { place, open } = newPlace();
    place.mode = 'away';
    await expect(open().list('')).rejects.toThrow('away');
  });

  it('knows a generation that the place has lost, and rereads what the place has', async () => {
    const { origin, open } = newPlace();
    const store = open();
    await origin.create(generation(1), '1');
    await origin.create('pages/a', 'damaged');
    for (const key of [generation(1), 'pages/a']) await store.read(key);
    await origin.remove(generation(1));
    await origin.replace('pages/a', 'mended');
    expect(await store.list('envs/local/generations')).toEqual(['00000001.json']);
    expect(await store.reread?.(generation(1))).toBeUndefined();
    expect(String(await store.read(generation(1)))).toBe('1');
    await store.reread?.('pages/a');
    expect(String(await store.read('pages/a'))).toBe('mended');
  });

  it('lets nobody wait for a compressed form', async () => {
    const { origin, open } = newPlace();
    const store = open();
    await origin.create('pages/a.html.br', 'br');
    expect(await store.read('pages/a.html.br')).toBeUndefined();
    while (!(await store.read('pages/a.html.br'))) await new Promise(setImmediate);
  });
});
