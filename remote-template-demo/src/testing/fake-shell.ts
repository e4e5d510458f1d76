import { jest } from '@jest/globals';
import type { LoadContext, ReadableStore, Shell, Site, SiteApi, User } from 'shared-types';

const guest: User = { role: 'guest', from: 'default', data: { displayName: 'Guest' } };

const still = <State>(state: State): ReadableStore<State> => ({
  getState: () => state,
  getInitialState: () => state,
  subscribe: () => () => {},
});

const site = (api: SiteApi): Site => ({
  company: {
    name: 'Handwell Safety',
    address: [],
    email: 'info@example.com',
    phone: '+1 555 0100',
    linkedin: '',
  },
  hosting: { name: 'Example Hosting', url: 'https://hosting.example.com' },
  baseUrl: 'http://localhost',
  sample: true,
  indexable: false,
  api: { 'template-demo': api },
  enquiries: { endpoint: '' },
});

/** A shell whose notes calls go to the given instance; `announce` is to be looked at. */
export function fakeShell(http: Shell['http'], mode: SiteApi['mode']) {
  return {
    http,
    facts: () => Promise.resolve(undefined),
    site: site({ mode, baseUrl: '' }),
    releases: { host: '1.0.0', remote: '1.0.0' },
    location: still({ path: '/example', search: '', hash: '', key: '' }),
    navigate: jest.fn<Shell['navigate']>(),
    announce: jest.fn<Shell['announce']>(),
    user: { ...still(guest), can: () => true },
  } satisfies Shell;
}

/** What `load` is given, for the same instance. */
export const fakeLoadContext = (http: Shell['http'], mode: SiteApi['mode']): LoadContext => ({
  http,
  facts: () => Promise.resolve(undefined),
  readAsset: (path) => Promise.reject(new Error(`No file ${path}`)),
  site: site({ mode, baseUrl: '' }),
  publishedAt: '2026-01-01T00:00:00.000Z',
  signal: new AbortController().signal,
});
