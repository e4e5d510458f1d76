import { jest } from '@jest/globals';
import type { ReadableStore, Shell, Site, SiteApi, User } from 'shared-types';

const guest: User = { role: 'guest', from: 'default', data: { displayName: 'Guest' } };

const still = <State>(state: State): ReadableStore<State> => ({
  getState: () => state,
  getInitialState: () => state,
  subscribe: () => () => {},
});

/** A site whose sign-in calls are sent as asked. */
export const fakeSite = (signInMethod: NonNullable<SiteApi['signInMethod']> = 'get'): Site => ({
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
  api: { auth: { mode: 'http', baseUrl: '', signInMethod } },
  enquiries: { endpoint: '' },
});

/** A shell whose calls go to the given instance; `announce` is to be looked at. */
export function fakeShell(http: Shell['http']) {
  return {
    http,
    facts: () => Promise.resolve(undefined),
    site: fakeSite(),
    releases: { host: '1.0.0', remote: '1.0.0' },
    location: still({ path: '/login', search: '', hash: '', key: '' }),
    navigate: jest.fn<Shell['navigate']>(),
    announce: jest.fn<Shell['announce']>(),
    user: { ...still(guest), can: () => true },
  } satisfies Shell;
}
