import axios from 'axios';
import type { LoadContext, ReadableStore, ScreenRequest, Shell, Site } from 'shared-types';

/** A site with invented facts whose catalogue is answered from the release. */
export const fakeSite: Site = {
  company: {
    name: 'Example Gloves',
    address: ['1 Example Street'],
    email: 'a@b.example',
    phone: '+1',
    linkedin: '',
  },
  hosting: { name: 'Example Hosting', url: 'https://hosting.example' },
  baseUrl: 'https://site.example',
  sample: true,
  indexable: false,
  api: { catalogue: { mode: 'mock', baseUrl: '' } },
  enquiries: { endpoint: '' },
};

const storeOf = <State>(state: State): ReadableStore<State> => ({
  getState: () => state,
  getInitialState: () => state,
  subscribe: () => () => {},
});

/** A shell that does nothing, with what a test wants instead. */
export function fakeShell(more: Partial<Shell> = {}): Shell {
  const http = axios.create();
  return {
    http: () => Promise.resolve(http),
    facts: () => Promise.resolve(undefined),
    site: fakeSite,
    releases: { host: '1.0.0', remote: '1.0.0' },
    location: storeOf({ path: '/', search: '', hash: '', key: '' }),
    navigate: () => {},
    announce: () => {},
    user: {
      ...storeOf({ role: 'guest', from: 'default' as const, data: { displayName: 'Guest' } }),
      can: () => true,
    },
    ...more,
  };
}

/** A context that reads the given files. */
export function fakeContext(
  readAsset: LoadContext['readAsset'],
  more: Partial<LoadContext> = {},
): LoadContext {
  const { http, facts, site } = fakeShell();
  const signal = new AbortController().signal;
  return { http, facts, readAsset, site, publishedAt: '2026-01-01T00:00:00Z', signal, ...more };
}

/** The request for an address of this remote. */
export function requestFor(address: string, route = '/products/:type'): ScreenRequest {
  const { pathname, search } = new URL(address, 'https://site.example');
  return { path: pathname, search, hash: '', route, title: 'Title of the route', key: '' };
}
