/** @jest-environment tooling/jest/browser-environment */
import { describe, expect, it, jest } from '@jest/globals';
import type { RouteDescriptor } from 'shared-types';
import type { Manifest } from 'shared-types/release';
import type { LiveScreens } from '../composition/give-up-pending';
import { createCounts } from '../panels/counts/counts';
import { createPanels } from '../panels/panels';
import { createSearch } from '../search/search';
import { servicesAt } from '../testing/services-at';
import type { CountsPart } from './deferred-parts';
import type { Services } from './services';
import { shellFor } from './shell';

const manifest = {
  generation: 1,
  remotes: [{ name: 'two', base: '/remotes/two/1.0.0/', facts: ['categories'] }],
} as unknown as Manifest;

const counting = {
  remotes: [{ counted: { 'one.list.v1': { label: 'List', address: '/a?list' } } }],
} as unknown as Manifest;

let tellCounts = (_: CountsPart) => {};
const counted = new Promise<CountsPart>((resolve) => (tellCounts = resolve));

/** No test opens the quick panel. */
const live = { manifest: { current: () => Promise.resolve(manifest) } } as LiveScreens;

const importDeferred = jest.fn(() =>
  Promise.resolve({
    manifest: { current: () => Promise.resolve(manifest) },
    createPanels: (made: Services) => Promise.resolve(createPanels(made, live)),
    whenCounted: () => counted,
    createSearch: (made: Services) => Promise.resolve(createSearch(made, live)),
  }),
);

const storageWorld = { now: () => new Date() };
const services = servicesAt('/home', { hostVersion: '2.0.0', storageWorld, importDeferred });

const route: RouteDescriptor = { path: '/a', screen: 'a', title: '', description: '', uses: ['categories'] };
const owner = { name: 'one', version: '1.0.0', base: '/remotes/one/1.0.0/' };

describe('shellFor', () => {
  it('gives the same frozen object for the whole visit', () => {
    const shell = shellFor(services, owner, route);
    expect(shellFor(services, owner, route)).toBe(shell);
    expect(Object.isFrozen(shell)).toBe(true);
  });

  it('names the versions of host and remote', () => {
    const older = { name: 'one', version: '0.9.0' };
    expect(shellFor(services, owner, route).releases).toEqual({ host: '2.0.0', remote: '1.0.0' });
    expect(shellFor(services, older, route).releases).toEqual({ host: '2.0.0', remote: '0.9.0' });
  });

  it('answers a fact that the route lists', async () => {
    globalThis.fetch = () => Promise.resolve(Response.json(['gloves']));
    await expect(shellFor(services, owner, route).facts('categories')).resolves.toEqual(['gloves']);
  });

  it('stores nothing where pages are rendered', () => {
    const shell = shellFor(
      services,
      { ...owner, storedKeys: { 'one.list.v1': 'local' } },
      { ...route, path: '/c' },
    );
    const value = shell.storage.open('one.list.v1', { initial: '', parse: String });
    value.set('a');
    expect([value.getState(), localStorage.length]).toEqual(['a', 0]);
  });

  it('gives the lists that are counted to the page that they are for, as soon as there is one', async () => {
    const lists = [
      shellFor(services, owner, route).countedLists(),
      shellFor(services, owner, { ...route, path: '/b' }).countedLists(),
    ];
    const isThere = jest.fn();
    void lists[0]?.then(isThere);
    await Promise.resolve();
    expect(isThere).not.toHaveBeenCalled();
    const shell = shellFor(
      services,
      { ...owner, storedKeys: { 'one.list.v1': 'local' } },
      { ...route, path: '/c' },
    );
    shell.storage
      .open('one.list.v1', { initial: [] as readonly object[], parse: () => undefined })
      .set([{ id: 'a' }]);
    services.storage.refuse();
    tellCounts(createCounts(services.storage, () => counting));
    const [forPage, forOther] = await Promise.all(lists);
    expect(forPage?.getState()).toMatchObject([{ label: 'List', items: [{ id: 'a' }] }]);
    expect(forOther?.getState()).toEqual([]);
    forPage?.getState()[0]?.clear();
  });

  it('refuses a fact that the route does not list, and says where to list it', async () => {
    await expect(shellFor(services, owner, route).facts('routes')).rejects.toThrow('"uses" in remote.json');
  });

  it('has the settings of the visitor, the same for all screens', async () => {
    const settings = await shellFor(services, owner, route).settings();
    expect(await shellFor(services, owner, { ...route, path: '/f' }).settings()).toBe(settings);
    expect(settings.getState().theme.main).toBe('default');
  });
});

describe('http', () => {
  it('waits for the deferred part, tries again after a failure, and returns one instance', async () => {
    const { http } = shellFor(services, owner, route);
    importDeferred.mockRejectedValueOnce(new Error('offline'));
    await expect(http()).rejects.toThrow('offline');
    const [one, other] = await Promise.all([http(), http()]);
    expect(one).toBe(other);
    expect(await http()).toBe(one);
  });
});
