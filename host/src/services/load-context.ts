import type { LoadContext } from 'shared-types';
import type { KnownRoute } from 'shared-types/release';
import { fetchJson } from './fetch-json';
import type { Services } from './services';
import { factsFor } from './shell';

interface Owner {
  readonly name: string;
  readonly base: string;
}

export const contextFor = (services: Services, remote: Owner, route: KnownRoute): LoadContext => ({
  http: () => services.http(remote.name),
  facts: factsFor(services, route),
  readAsset: (path) => fetchJson(remote.base + path),
  findPages: services.findPages,
  site: services.site,
  publishedAt: services.publishedAt,
  ...(services.leftOut && { leftOut: services.leftOut }),
  signal: new AbortController().signal,
});
