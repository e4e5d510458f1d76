import { describe, expect, it } from '@jest/globals';
import { schemaFaults } from '../json/read-record.js';
import { contractVersion } from '../protocol/contract-version.js';
import { descriptorSchema } from './descriptor.js';

const route = {
  path: '/guides/:size',
  screen: 'guide',
  title: 'Guide',
  description: 'How to measure a hand, and which glove size follows from its length and its girth.',
};

const faultsOf = (changes: object) =>
  schemaFaults(descriptorSchema, {
    name: 'guides',
    contract: `^${contractVersion}`,
    claims: ['/guides'],
    routes: [route],
    storage: [],
    ...changes,
  });

const faultsWith = (item: object) =>
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

it('a fact in remote.json is one of the contract, or below the name of a remote', () => {
  const uses = ['categories', 'sizes.all', 'categorys', 'Sizes.all'];
  expect(faultsOf({ facts: ['guides.sizes@2'], routes: [{ ...route, uses }] })).toEqual([
    expect.stringMatching(
      /uses\[2\] is not a fact of the contract, .*guides\.sizes: did you mean "categories"\?/,
    ),
    expect.stringContaining('uses[3] must be the name of a fact'),
  ]);
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

it.each([
  [`^${contractVersion}`, []],
  ['^1.0.0', []],
  ...[contractVersion, '^9.0.0', '^1.999.0', `>=${contractVersion}`].map(
    (contract) => [contract, [expect.stringContaining(`contract must be ^${contractVersion}`)]] as const,
  ),
])('the contract %j has the faults %j', (contract, faults) => {
  expect(faultsOf({ contract })).toEqual(faults);
});
