import { describe, expect, it } from '@jest/globals';
import { schemaFaults } from '../json/read-record.mjs';
import { missesOf } from '../testing/misses-of.mjs';
import { descriptorSchema } from './descriptor.mjs';

const route = {
  path: '/guides/:size',
  screen: 'guide',
  title: 'Guide',
  description: 'How to measure a hand, and which glove size follows from its length and its girth.',
};

/** @param {object} changes */
const faultsOf = (changes) =>
  schemaFaults(descriptorSchema, {
    name: 'guides',
    contract: '^1.10.0',
    claims: ['/guides'],
    routes: [route],
    storage: [],
    ...changes,
  });

/** @param {object} item */
const faultsWith = (item) =>
  faultsOf({
    navigation: [
      { id: 'all', title: 'All', type: 'group', children: [{ id: 'one', title: 'One', ...item }] },
    ],
  });

describe('an item of the navigation of remote.json', () => {
  it('must not lead to a page that the remote does not have', () => {
    expect(faultsWith({ type: 'item', url: '/guides' })).toEqual([
      'navigation has the item "one" with url /guides, and no route has this path: correct the url, or use type "link" for a file',
    ]);
  });
});

describe('a stored key of remote.json', () => {
  const texts = { purpose: 'a', contains: 'b', lifetime: 'c', whenWritten: 'd' };

  it.each([
    ['guides.read.v1', []],
    ['firebase:authUser:*', []],
    ['*', ['storage must have a `*` at the end of a key only, after its beginning']],
    ['a*b', ['storage must have a `*` at the end of a key only, after its beginning']],
  ])('%s has the faults %j', (key, faults) => {
    expect(faultsOf({ storage: [{ store: 'local', key, ...texts }] })).toEqual(faults);
  });

  it.each([
    ['local', []],
    ['session', ['storage may have `follows` and `counted` for keys of local storage only']],
  ])('of %s storage that follows the user has the faults %j', (store, faults) => {
    const follows = 'name';
    expect(faultsOf({ storage: [{ store, key: 'guides.read.v1', ...texts, follows }] })).toEqual(faults);
  });

  it.each([
    [{ label: 'Reading list', address: '/guides?list', most: 50 }, []],
    [{ label: 'x'.repeat(41), address: '/guides' }, [expect.stringContaining('at most 40 characters')]],
    [{ label: 'Reading list', address: '//other.example' }, [expect.stringContaining('path of a page')]],
    [{ label: 'Reading list', address: '/\\other.example' }, [expect.stringContaining('path of a page')]],
    [{ label: 'Reading list', address: 'guides?list' }, [expect.stringContaining('path of a page')]],
    [{ label: 'Reading list', address: '/guides#read list' }, [expect.stringContaining('path of a page')]],
    [{ label: 'Reading list', address: '/guides', most: 0 }, [expect.stringContaining('at least 1')]],
  ])('that the header counts as %j has the faults %j', (counted, faults) => {
    const storage = [{ store: 'local', key: 'guides.read.v1', ...texts, counted }];
    const routes = [route, { ...route, path: '/guides' }];
    expect(faultsOf({ routes, storage })).toEqual(faults);
  });

  it.each([
    ['follows', 'name'],
    ['counted', { label: 'Reading list', address: '/guides/nine' }],
  ])('with %s is whole', (name, value) => {
    expect(faultsOf({ storage: [{ store: 'local', key: 'guides.*', ...texts, [name]: value }] })).toEqual([
      'storage may have `follows` and `counted` for whole keys only, without `*`',
    ]);
  });
});

it('a slot of remote.json for signing in names a module and no facts', () => {
  expect(faultsOf({ slots: { session: { screen: 'session' } } })).toEqual([]);
  expect(faultsOf({ slots: { session: { screen: 'session', uses: [] } } })).toHaveLength(1);
});

describe('a route with words for the search of the site', () => {
  it.each([
    [['size chart', 'T-shirts'], []],
    [['size chart, hand'], ['routes[0].words[0] must not have commas: write each in quotes of its own']],
    [[' '], ['routes[0].words[0] must have letters or digits']],
    [['x'.repeat(41)], ['routes[0].words[0] must have at most 40 characters']],
    ['size chart', ['routes[0].words must be a list, […]']],
  ])('%j has the faults %j', (words, faults) => {
    expect(faultsOf({ routes: [{ ...route, path: '/guides', words }] })).toEqual(faults);
  });
});

it('a contract must be that of the newest key, or a later one', async () => {
  const texts = { purpose: 'a', contains: 'b', lifetime: 'c', whenWritten: 'd' };
  const stored = { store: 'local', key: 'guides.read.v1', ...texts };
  const item = { id: 'guides', title: 'Guides', type: 'item', url: '/guides/s' };
  const group = (/** @type {object} */ child) => [{ ...item, type: 'collapse', children: [child] }];
  const lines = { name: 1, email: 1 };
  /** @type {[string, object, string | undefined][]} */
  const cases = [
    [
      '1.0.0',
      { routes: [{ ...route, auth: ['admin'], uses: ['categories'] }], removed: ['/guides/a'] },
      undefined,
    ],
    ['1.0.0', { storage: [{ ...stored, store: 'cookie' }] }, undefined],
    ['1.1.0', { documents: ['calendars'] }, 'documents'],
    ['1.2.0', { documents: ['calendars'], describer: 'pages' }, 'describer'],
    ['1.4.0', { forms: { advice: { lines } } }, 'forms'],
    ['1.5.0', { storage: [stored] }, 'storage[].store'],
    ['1.8.0', { navigation: [item], storage: [stored] }, 'navigation'],
    ['1.8.0', { routes: [route, { ...route, settings: {} }] }, 'routes[].settings'],
    ['1.8.0', { slots: { quickPanel: { screen: 'panel' } } }, 'slots'],
    ['1.9.0', { slots: { session: { screen: 'session' } } }, 'slots.session'],
    ['1.9.0', { routes: [{ ...route, auth: ['signed-in'] }] }, 'routes[].auth'],
    [
      '1.9.0',
      { navigation: group({ ...item, id: 'size', auth: ['signed-in'] }) },
      'navigation[].children[].auth',
    ],
    ['1.9.0', { storage: [{ ...stored, key: 'a*' }] }, 'storage[].key'],
    ['1.9.0', { storage: [{ ...stored, follows: 'id' }] }, 'storage[].follows'],
    ['1.10.0', { storage: [{ ...stored, counted: { label: 'a', address: '/help' } }] }, 'storage[].counted'],
    ['1.10.0', { routes: [{ ...route, path: '/guides', words: ['a'] }] }, 'routes[].words'],
  ];
  const misses = await missesOf(cases, ([version, changes, key]) => {
    const told = `contract is ^1.0.0, but ${key} as written here needs contract ${version}: write ^${version}`;
    expect(faultsOf({ contract: `^${version}`, ...changes })).toEqual([]);
    expect(faultsOf({ contract: '^1.0.0', ...changes })).toEqual(key === undefined ? [] : [told]);
  });
  expect(misses).toEqual([]);
});

it.each(['1.10', '1.10.0', '>=1.10.0', '^1'])(
  'a contract %j is refused, which no browser reads',
  (contract) => {
    expect(faultsOf({ contract })).toEqual(['contract must be a range of versions from one on, ^1.10.0']);
  },
);
