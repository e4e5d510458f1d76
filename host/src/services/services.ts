import type { Shell, Site, UserStore } from 'shared-types';
import type { KnownRoute } from 'shared-types/release';
import type { HttpService } from './http';
import type { LocationService } from './location';

/** A fact by its name; `undefined` if nobody offers it. */
export type FactsService = Shell['facts'];

/** What the host can do, before it is cut to what one screen is given. */
export interface Services {
  readonly site: Site;
  readonly publishedAt: string;
  /** Version of the host. */
  readonly hostVersion: string;
  readonly http: HttpService;
  readonly facts: FactsService;
  readonly place: LocationService;
  readonly announce: Shell['announce'];
  readonly user: UserStore;
  /** Paths that the frame leaves out; absent where all of its links lead somewhere. */
  readonly leftOut?: readonly string[] | undefined;
  /** The document is the site's page for what was taken off it. */
  readonly isGone?: boolean | undefined;
}

/** The version of a remote that draws a screen. */
interface Drawn {
  readonly name: string;
  readonly version: string;
}

/** A screen sees the facts that its route lists and no others. */
export const factsFor =
  (services: Services, { uses = [], path }: KnownRoute): FactsService =>
  async (name) => {
    if (uses.includes(name)) return await services.facts(name);
    throw new Error(`${path} does not list the fact ${name}: add it to "uses" in remote.json`);
  };

const shells = new WeakMap<Services, Map<string, Shell>>();

/** What the host does for the screens of a route: the same object for the whole visit. */
export function shellFor(services: Services, remote: Drawn, route: KnownRoute): Shell {
  const known = shells.get(services) ?? new Map<string, Shell>();
  shells.set(services, known);
  const key = `${remote.name} ${remote.version} ${route.path}`;
  const shell = known.get(key) ?? createShell(services, remote, route);
  known.set(key, shell);
  return shell;
}

const createShell = (services: Services, { name, version }: Drawn, route: KnownRoute): Shell =>
  Object.freeze({
    http: () => services.http(name),
    facts: factsFor(services, route),
    site: services.site,
    releases: { host: services.hostVersion, remote: version },
    location: services.place.location,
    navigate: services.place.navigate,
    announce: services.announce,
    user: services.user,
  });
