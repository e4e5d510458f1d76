import { describe, expect, it } from '@jest/globals';
import type { Site } from 'shared-types';
import type { RemoteRelease } from 'shared-types/release';
import { builtHost, builtRemote } from '../testing/release-factory.js';
import { testSite } from '../testing/site-factory.js';
import { manifestOf, sliceOf } from './slices.js';

const entry = { purpose: 'Test.', contains: 'Test.', lifetime: 'Test.', whenWritten: 'Test.' };

const sliceWith = (storage: RemoteRelease['storage'], routes: RemoteRelease['routes'] = []) =>
  sliceOf({
    name: 'shop',
    version: '1.0.0',
    routes,
    files: {},
    screens: {},
    storage,
  } as unknown as RemoteRelease);

it('a slice has the keys of local and session storage that the remote declares', () => {
  const { storedKeys } = sliceWith([
    { ...entry, store: 'local', key: 'shop.list.v1' },
    { ...entry, store: 'session', key: 'shop.draft.v1' },
    { ...entry, store: 'cookie', key: 'shop' },
  ]);
  expect(storedKeys).toEqual({ 'shop.list.v1': 'local', 'shop.draft.v1': 'session' });
});

it('a slice has no storage keys if the remote declares none', () => {
  expect(sliceWith([])).not.toHaveProperty('storedKeys');
});

it.each([
  ['follow a user', { follows: 'articleNo' }, { follows: { 'shop.list.v1': 'articleNo' } }],
  [
    'the header counts',
    { counted: { label: 'List', address: '/shop/enquiry' } },
    { counted: { 'shop.list.v1': { label: 'List', address: '/shop/enquiry' } } },
  ],
])('only the manifest has the lists that %s', (_, said, expected) => {
  const list = { ...entry, store: 'local', key: 'shop.list.v1' } as const;
  const { release } = builtRemote({ name: 'shop', version: '1.0.0' });
  const manifestWith = (storage: RemoteRelease['storage']) =>
    manifestOf(1, compositionOf({ ...release, storage }), new Map()).remotes[0];
  expect(manifestWith([{ ...list, ...said }])).toMatchObject(expected);
  expect(manifestWith([list])).not.toHaveProperty(Object.keys(said));
  expect(sliceWith([{ ...list, ...said }])).toEqual(sliceWith([list]));
});

const compositionOf = (remote: RemoteRelease) => ({
  host: { release: builtHost({ version: '1.0.0' }).release, digest: '' },
  remotes: [{ release: remote, digest: '' }],
  site: testSite(),
  leftOut: [],
  goneClaims: [],
});

it('only the manifest has the slots of a remote, with the scripts of their screens', () => {
  const slots = { quickPanel: { screen: 'news', uses: ['events'] } };
  const screens = {
    page: { scripts: ['page.js'], styles: [] },
    news: { scripts: ['news.js'], styles: [] },
  };
  const texts = { 'news.js': '' };
  const remote = builtRemote({ name: 'shop', version: '1.0.0', slots, screens }, texts).release;
  const manifest = manifestOf(1, compositionOf(remote), new Map());
  expect(manifest.remotes[0]?.slots).toEqual(slots);
  expect(manifest.remotes[0]?.screens['news']).toEqual([
    { href: '/remotes/shop/1.0.0/news.js', integrity: expect.stringContaining('sha256-') },
  ]);
  expect(sliceOf(remote)).not.toHaveProperty('slots');
  expect(Object.keys(sliceOf(remote).screens)).toEqual(['page']);
});

it('the manifest names remotes with documents of their own, and has the APIs of the others', () => {
  const { release } = builtRemote({ name: 'shop', version: '1.0.0' });
  const manifestWith = (api: Site['api'], remote = release) =>
    manifestOf(1, { ...compositionOf(remote), site: testSite({ api }) }, new Map());
  const here = { mode: 'mock', baseUrl: '' } as const;
  const elsewhere = { mode: 'http', baseUrl: 'https://api.example' } as const;
  expect(manifestWith({ shop: here })).toMatchObject({ api: { shop: here } });
  expect(manifestWith({ shop: here })).not.toHaveProperty('ownDocuments');
  expect(manifestWith({ shop: elsewhere })).toMatchObject({ ownDocuments: ['shop'] });
  expect(manifestWith({ shop: elsewhere })).not.toHaveProperty('api');
  expect(manifestWith({}, { ...release, modules: true })).toMatchObject({ ownDocuments: ['shop'] });
});

it('a slice has the display settings of its routes', () => {
  const settings = { theme: { main: 'slate' } } as const;
  const route = { path: '/shop', screen: 'shop', title: 'Shop', description: 'All articles.', settings };
  const { routes } = sliceWith([], [route]);
  expect(routes).toEqual([{ path: '/shop', screen: 'shop', title: 'Shop', settings }]);
});

describe('the navigation of a remote', () => {
  const { release } = builtRemote({ name: 'shop', version: '1.0.0' });
  const navigation: RemoteRelease['navigation'] = [{ id: 'shop', title: 'Shop', type: 'item', url: '/shop' }];
  const manifestWith = (remote: RemoteRelease) => manifestOf(1, compositionOf(remote), new Map());

  it('is in no slice, so that no page changes with it', () => {
    expect(sliceOf({ ...release, navigation })).toEqual(sliceOf(release));
  });

  it('is a file that the manifest names with its hash, if the remote has one', () => {
    const files = { ...release.files, 'remote.json': { sha256: 'abc', size: 1, type: 'application/json' } };
    expect(manifestWith({ ...release, files, navigation }).remotes[0]?.navigation).toEqual({
      href: '/remotes/shop/1.0.0/remote.json',
      integrity: 'sha256-abc',
    });
    expect(manifestWith(release).remotes[0]).not.toHaveProperty('navigation');
  });
});
