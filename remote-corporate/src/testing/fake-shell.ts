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
  remotes: ['corporate'],
  sample: true,
  indexable: false,
  api: {},
  enquiries: { endpoint: '' },
};

/** Facts of other packages, by name. */
export type FakeFacts = Readonly<Record<string, unknown>>;

const noHttp = () => Promise.reject(new Error('Company pages ask no service.'));

/** A shell that knows the given facts; `announce` and `navigate` are to be looked at. */
export function fakeShell(facts: FakeFacts = {}) {
  return {
    http: noHttp,
    facts: (name) => Promise.resolve(facts[name]),
    site: fakeSite,
    location: still({ path: '/', search: '', hash: '', key: '' }),
    navigate: jest.fn<Shell['navigate']>(),
    announce: jest.fn<Shell['announce']>(),
    user: { ...still(guest), can: () => true },
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
