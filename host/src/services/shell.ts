import type { Shell } from 'shared-types';
import { languageOf } from 'shared-types/protocol/language';
import type { KnownRoute, RemoteVersion } from 'shared-types/release';
import type { FactsService } from './facts';
import type { Services } from './services';
import { shellStorage } from './storage/storage';

export type ScreenVersion = Pick<RemoteVersion, 'version' | 'storedKeys'> & { readonly name: string };

/** A screen sees the facts that its route lists and no others. */
export const factsFor =
  (services: Services, { uses = [], path }: KnownRoute): FactsService =>
  async (name) => {
    if (uses.includes(name)) return await services.facts(name);
    throw new Error(`${path} does not list the fact ${name}: add it to "uses" in remote.json`);
  };

/** The shell for the screens of a route: the same object for the whole visit. */
export function shellFor(services: Services, remote: ScreenVersion, route: KnownRoute): Shell {
  const key = `${remote.name} ${remote.version} ${route.path}`;
  const shell = services.shells.get(key) ?? createShell(services, remote, route);
  services.shells.set(key, shell);
  return shell;
}

const createShell = (
  services: Services,
  { name, version, storedKeys }: ScreenVersion,
  route: KnownRoute,
): Shell =>
  Object.freeze({
    http: () => services.http(name),
    facts: factsFor(services, route),
    site: services.site,
    language: languageOf(services.site),
    releases: { host: services.hostVersion, remote: version },
    location: services.locationService.location,
    navigate: services.locationService.navigate,
    announce: services.announce,
    user: services.user,
    storage: shellStorage(services.storage, storedKeys),
    countedLists: async () => (await services.counts()).listsFor(route),
    pictureDialog: services.pictureDialog,
    messages: services.messages,
    dialogs: services.dialogs,
    settings: async () => (await services.panels.load()).settings,
    navigation: async () => (await services.panels.load()).navigation,
    quickPanel: async () => (await services.panels.load()).quickPanel,
    session: async () => (await services.panels.load()).session.shell,
    findPages: services.findPages,
  });
