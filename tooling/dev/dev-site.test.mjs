import { expect, it } from '@jest/globals';
import { manifestRemote } from './dev-site.mjs';
import { sliceFor } from './slice-for.mjs';

const route = { path: '/guides', screen: 'guide', title: 'Guide', description: '' };
const texts = { purpose: 'a', contains: 'b', lifetime: 'c', whenWritten: 'd' };
const counted = { label: 'Reading list', address: '/guides?list' };
const follows = 'name';

const remote = manifestRemote(
  {
    name: 'guides',
    contract: '^1.10.0',
    claims: ['/guides'],
    routes: [route],
    storage: [{ store: 'local', key: 'guides.read.v1', ...texts, counted, follows }],
  },
  {
    base: '/remotes/guides/0.0.0-dev/',
    entry: { href: '/remotes/guides/0.0.0-dev/entry.js', integrity: '' },
    descriptorFile: { href: '/remotes/guides/0.0.0-dev/remote.json', integrity: '' },
    screens: { guide: [] },
  },
);

it('the manifest of a remote in development has the lists that follow a user and those that the header counts', () => {
  expect(remote).toMatchObject({
    counted: { 'guides.read.v1': counted },
    follows: { 'guides.read.v1': follows },
  });
});

it('a page in development names neither of them', () => {
  const page = sliceFor(remote, '/guides');
  expect(page).toMatchObject({ routes: [route] });
  expect(page).not.toHaveProperty('counted');
  expect(page).not.toHaveProperty('follows');
});
