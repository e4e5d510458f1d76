import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NavItem, User } from 'shared-types';
import type { Manifest } from 'shared-types/release';
import { accounts } from 'shared-types/testing/accounts';
import { createStore } from 'zustand/vanilla';
import { createNavigation } from './navigation';

const own: readonly NavItem[] = [
  {
    id: 'demo',
    title: 'Demo',
    type: 'group',
    children: [
      { id: 'open', title: 'Open', type: 'item', url: '/demo/open' },
      { id: 'gone', title: 'Gone', type: 'item', url: '/demo/gone' },
      { id: 'sign-in', title: 'Sign in', type: 'item', url: '/demo/open', auth: ['guest'] },
      { id: 'admins', title: 'Admins', type: 'item', url: '/demo/open', auth: ['admin'] },
    ],
  },
];

const manifest = {
  generation: 1,
  remotes: [
    { name: 'older', routes: [] },
    {
      name: 'demo',
      routes: [{ path: '/demo/open' }],
      navigation: { href: '/remotes/demo/1.0.0/remote.json', integrity: 'sha256-demo' },
    },
  ],
} as unknown as Manifest;

const fetchFile = jest.fn<typeof fetch>();

const answerWith = (body: unknown) => () => Promise.resolve(Response.json(body));

function begin({
  leftOut = [] as readonly string[],
  current = (): Promise<Manifest> => Promise.resolve(manifest),
} = {}) {
  const user = createStore<User>(() => accounts.guest);
  const { store: navigation, complete } = createNavigation({ leftOut, user, current });
  return {
    navigation,
    complete,
    user,
    titles: () => navigation.getState().flat.map(({ title }) => title),
  };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = fetchFile.mockReset().mockImplementation(answerWith({ navigation: own }));
});

describe('the navigation', () => {
  it('has the items of the site at once, then those of the remotes whose pages are live', async () => {
    const { titles } = begin();
    expect(titles()).toContain('Leather');
    expect(titles()).not.toContain('Open');
    await settle();
    expect(titles()).toEqual(expect.arrayContaining(['Leather', 'Open', 'Sign in']));
    expect(titles()).not.toContain('Gone');
  });

  it('is complete without the items of a remote whose file cannot be loaded, and says so once', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    fetchFile.mockRejectedValue(new TypeError('Failed to fetch'));
    const { complete, titles } = begin();
    await complete;
    expect(titles()).toContain('Leather');
    expect(titles()).not.toContain('Open');
    expect(warn.mock.calls).toEqual([['demo: the items of its navigation could not be loaded']]);
  });

  it('leaves out what header and footer leave out', async () => {
    const { navigation, titles } = begin({ leftOut: ['/products/garments', '/career'] });
    await settle();
    expect(titles()).not.toEqual(expect.arrayContaining(['Garments']));
    expect(titles()).not.toEqual(expect.arrayContaining(['Careers']));
    expect(navigation.getState().items.at(-1)?.id).toBe('demo');
  });

  it('follows the role of the user', async () => {
    const { user, titles } = begin();
    await settle();
    expect(titles().slice(-2)).toEqual(['Open', 'Sign in']);
    user.setState(accounts.admin);
    expect(titles().slice(-2)).toEqual(['Open', 'Admins']);
    user.setState(accounts.guest);
    expect(titles().slice(-2)).toEqual(['Open', 'Sign in']);
  });

  it('is frozen on all levels', async () => {
    const { navigation } = begin();
    await settle();
    const [item] = navigation.getState().flat;
    const group = navigation.getState().items.at(-1);
    expect([item, group, group?.children, group?.children?.[0]].map(Object.isFrozen)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('has the items of the site while the network is gone', async () => {
    const { complete, titles } = begin({ current: () => Promise.reject(new Error('offline')) });
    await complete;
    expect(titles()).toContain('Leather');
  });
});
