/** @jest-environment tooling/jest/browser-environment */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Manifest } from 'shared-types/release';
import { browserStorage } from '../../testing/browser-storage';
import { shellStorage } from '../storage/storage';
import { startCounting } from './counted-keys';

const key = 'shop.list.v1';
const markKey = 'site.marks.v1';
const counted = { [key]: { label: 'List', address: '/shop' } };
/** The list of an earlier visit. */
const stored = '[{}]';
const hasRoom = () => [document.documentElement.hasAttribute('data-counts'), markKey in localStorage];

/** The live manifest, known once somebody has asked. */
function manifestOf(live: object) {
  let known: Manifest | undefined;
  let tellLearned = () => {};
  const learned = new Promise<void>((resolve) => (tellLearned = resolve));
  const current = async () => {
    known = live as Manifest;
    tellLearned();
  };
  return { known: () => known, learned, current };
}

/** A page of a site whose shop counts its list, unless it was taken off the site. */
async function start(remotes: readonly object[] = [{ counted }], isLineGood = true) {
  const storage = browserStorage();
  const load = jest.fn(() => Promise.resolve());
  const manifest = manifestOf({ remotes });
  if (isLineGood) void manifest.current();
  startCounting({ storage, load, manifest });
  await Promise.resolve();
  const list = shellStorage(storage, { [key]: 'local' }).open(key, {
    initial: [] as readonly object[],
    parse: (data) => data as readonly object[],
  });
  return { load, list };
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-counts');
});

describe('the part that counts lists', () => {
  it('is not loaded for who keeps no list, also where a screen has opened it', async () => {
    const { load, list } = await start();
    list.clear();
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    expect(hasRoom()).toEqual([false, false]);
  });

  it('is loaded for a list of an earlier visit', async () => {
    localStorage.setItem(key, stored);
    const { load } = await start();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded once with the first item, here or in another tab', async () => {
    const { load, list } = await start();
    list.set([{}]);
    await Promise.resolve();
    dispatchEvent(new StorageEvent('storage', { key }));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each(['a change of this visit', 'the list of an earlier one'])(
    'is loaded on a slow line, where nobody has asked what is live, for %s',
    async (what) => {
      const isEarlier = what.includes('earlier');
      if (isEarlier) {
        localStorage.setItem(key, stored);
        document.documentElement.setAttribute('data-counts', '');
      }
      const { load, list } = await start([{ counted }], false);
      if (!isEarlier) list.set([{}]);
      await new Promise((resolve) => setTimeout(resolve));
      expect(load).toHaveBeenCalledTimes(1);
    },
  );

  it('is asked for again with the next change if it could not be loaded', async () => {
    const { load, list } = await start();
    load.mockRejectedValueOnce(new Error('offline'));
    list.set([{}]);
    await new Promise((resolve) => setTimeout(resolve));
    list.set([{}, {}]);
    await Promise.resolve();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the list is empty', [{ counted }]],
    ['its remote was taken off the site', []],
  ])('leaves no room in the header when %s', async (_, remotes) => {
    localStorage.setItem(markKey, 'counts');
    document.documentElement.setAttribute('data-counts', '');
    if (remotes.length === 0) localStorage.setItem(key, stored);
    const { load } = await start(remotes);
    expect(load).not.toHaveBeenCalled();
    expect(hasRoom()).toEqual([false, false]);
  });

  it('does not write again what another tab has removed', async () => {
    document.documentElement.dataset['user'] = '';
    await start();
    dispatchEvent(new StorageEvent('storage', { key: markKey }));
    expect(hasRoom()).toEqual([false, false]);
    delete document.documentElement.dataset['user'];
  });
});
