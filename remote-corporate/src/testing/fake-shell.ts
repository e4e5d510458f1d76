import { jest } from '@jest/globals';
import type { LoadContext, ReadableStore, ScreenRequest, Shell, Site, User } from 'shared-types';

const guest: User = { role: 'guest', from: 'default', data: { displayName: 'Guest' } };

const still = <State>(state: State): ReadableStore<State> => ({
  getState: () => state,
  getInitialState: () => state,
  subscribe: () => () => {},
});

/** A site without an endpoint for enquiries. */
export const fakeSite: Site = {
  company: {
    name: 'Handwell Safety',
    address: ['14 Cutters Row', '00000 Sampleford'],
    email: 'enquiries@handwell.example',
    phone: '+00 555 0142',
    linkedin: 'https://www.linkedin.com/company/example',
  },
  hosting: { name: 'Example Hosting', url: 'https://hosting.example' },
  baseUrl: 'http://localhost',
  sample: true,
  indexable: false,
  api: {},
  enquiries: { endpoint: '' },
};

/** Facts of other packages, by name. */
export type FakeFacts = Readonly<Record<string, unknown>>;

const noHttp = () => Promise.reject(new Error('Company pages ask no service.'));

/** A site that takes enquiries. */
export const sendingSite: Site = { ...fakeSite, enquiries: { endpoint: '/api/enquiries' } };

/** A shell that knows the given facts; `announce` and `navigate` are to be looked at. */
export function fakeShell(facts: FakeFacts = {}, more: Partial<Pick<Shell, 'http' | 'site'>> = {}) {
  return {
    http: noHttp,
    facts: (name) => Promise.resolve(facts[name]),
    site: fakeSite,
    releases: { host: '1.0.0', remote: '1.0.0' },
    location: still({ path: '/', search: '', hash: '', key: '' }),
    navigate: jest.fn<Shell['navigate']>(),
    announce: jest.fn<Shell['announce']>(),
    user: { ...still(guest), can: () => true },
    ...more,
  } satisfies Shell;
}

/** What `load` is given. */
export const fakeContext = (facts: FakeFacts = {}): LoadContext => ({
  http: noHttp,
  facts: (name) => Promise.resolve(facts[name]),
  readAsset: (path) => Promise.reject(new Error(`There is no ${path}.`)),
  site: fakeSite,
  publishedAt: '2026-11-20T00:00:00Z',
  signal: new AbortController().signal,
});

/** The view of a path. */
export const fakeRequest = (path: string, search = ''): ScreenRequest => ({
  path,
  search,
  hash: '',
  route: path,
  title: '',
  key: '',
});
