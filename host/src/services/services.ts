import type {
  DialogState,
  MessageState,
  Shell,
  ShellCountedLists,
  ShellDialogs,
  ShellMessages,
  ShellNavigation,
  ShellQuickPanel,
  ShellSettings,
  Site,
  User,
  UserStore,
} from 'shared-types';
import type { KnownRoute, Manifest, RemoteVersion } from 'shared-types/release';
import type { FactsService } from './facts';
import type { HttpService } from './http';
import type { ComponentType } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createDeferredSource, type DeferredSource } from './deferred-source';
import type { DialogCalls } from './dialogs/dialogs';
import { createLocationService, type AddressBar, type LocationService } from './location';
import type { MessageCalls } from './messages/messages';
import type { RequestGate } from './session/own-requests';
import type { Session } from './session/session';
import { createStorage, shellStorage } from './storage/storage';
import type { StorageService, StorageWorld } from './storage/storage-service';
import { guest, isAllowed } from './user';

interface PageFacts {
  readonly site: Site;
  readonly publishedAt: string;
  readonly hostVersion: string;
  /** Paths that the frame leaves out; absent where all of its links lead somewhere. */
  readonly leftOut?: readonly string[] | undefined;
  /** The document is the site's page for what was removed from it. */
  readonly isGone?: boolean | undefined;
}

interface DeferredModule {
  readonly manifest: { readonly current: () => Promise<Manifest> };
  readonly createPanels: (services: Services) => Promise<PanelsPart>;
  readonly createSearch: (services: Services) => Promise<SearchPart>;
  /** The part that counts lists, as soon as there is one to count. */
  readonly whenCounted: () => Promise<CountsPart>;
}

/** Lists that are counted, in a script of its own for visitors who keep one. */
export interface CountsPart {
  /** The lists that are for the page of a route, as screens see them. */
  readonly listsFor: (route: Pick<KnownRoute, 'path'>) => ShellCountedLists;
  /** Fills the places in the header and its drawer. */
  readonly Counts: ComponentType<CountsProps>;
  /** Draws the counts where it stands. */
  readonly Links: ComponentType<CountsProps>;
}

export interface CountsProps {
  /** Percent-encoded. */
  readonly path: string;
}

/** Aids of the site's search, in a script of their own. */
export interface SearchPart {
  readonly findPages: Shell['findPages'];
  readonly Suggestions: ComponentType<SuggestionsProps>;
}

export interface SuggestionsProps {
  /** The box, in its form. */
  readonly box: HTMLInputElement;
}

/** The panels: parts of the frame that only some visitors see, such as navbar and settings. A script of its own. */
export interface PanelsPart {
  readonly settings: ShellSettings;
  /** The navigation, for screens, as soon as the items of all remotes are known. */
  readonly navigation: Promise<ShellNavigation>;
  readonly quickPanel: ShellQuickPanel;
  readonly session: Session;
  /** Follows what this browser stores of a session. Rejects if it cannot be found out now who is signed in. */
  readonly syncSession: () => Promise<void>;
  readonly updateShortcuts: (ids: readonly string[]) => void;
  readonly Areas: ComponentType<PanelsProps>;
}

export interface PanelsProps {
  /** Percent-encoded. */
  readonly path: string;
  readonly routeSettings: RouteSettings;
}

export type RouteSettings = KnownRoute['settings'];

/** Environment of the services, which differs between a browser and the renderer. */
export interface World extends PageFacts {
  /** Percent-encoded path of the page. */
  readonly path: string;
  readonly address: AddressBar;
  readonly storageWorld: StorageWorld;
  readonly announce: Shell['announce'];
  /** Loads the deferred part of the host, which offers the shared modules to remotes: axios is one of them. */
  readonly importDeferred: () => Promise<DeferredModule>;
}

/** Messages, and what their outlet tells of the visitor. */
export type MessageService = ShellMessages & Pick<MessageCalls, 'hold' | 'release'>;

/** Dialogs, and how their outlet answers. */
export type DialogService = Omit<ShellDialogs, 'close'> & Pick<DialogCalls, 'close'>;

/** The user; the session changes it. */
export type UserService = UserStore & Pick<StoreApi<User>, 'setState'>;

/** All services of the host. A screen gets a part of them, its shell. */
export interface Services extends Omit<World, 'path' | 'address' | 'storageWorld' | 'importDeferred'> {
  readonly http: HttpService;
  readonly requests: RequestGate;
  /** True while it is being found out who is signed in. */
  readonly isChecking: StoreApi<boolean>;
  /** The last session has ended without the user's doing, and nobody has signed in since. */
  readonly hasExpired: StoreApi<boolean>;
  readonly facts: FactsService;
  readonly storage: StorageService;
  readonly pictureDialog: Shell['pictureDialog'];
  readonly messages: MessageService;
  readonly dialogs: DialogService;
  readonly locationService: LocationService;
  readonly user: UserService;
  readonly panels: DeferredSource<PanelsPart>;
  readonly counts: DeferredModule['whenCounted'];
  readonly search: DeferredSource<SearchPart>;
  readonly findPages: Shell['findPages'];
  /** Shells by remote, version and route. */
  readonly shells: Map<string, Shell>;
}

/**
 * The one place where services are made, for a browser and for the renderer alike. What a page does not need to be
 * hydrated comes in the script of the deferred part, which all of these imports name.
 */
export function createServices({ path, address, storageWorld, importDeferred, ...world }: World): Services {
  /** A service that is loaded when it is first used. Only a loaded one is kept: Retry must not wait for a request that hangs. */
  const deferredService = <Service>(load: (part: DeferredModule) => Promise<Service>) => {
    let service: Service | undefined;
    return async () => {
      const loaded = service ?? (await load(await importDeferred()));
      return (service ??= loaded);
    };
  };
  const requests: RequestGate = {};
  const http = deferredService(async () =>
    (await import(/* webpackChunkName: "deferred" */ './http')).createHttpService(world.site, requests),
  );
  const facts = deferredService(async ({ manifest }) =>
    (await import(/* webpackChunkName: "deferred" */ './facts')).createFactsService(manifest.current),
  );
  const locationService = createLocationService(path, address);
  // The state is there from the start: outlets and screens read it before the code is there.
  const messages = createStore<MessageState>(() => ({ state: false, options: { message: '' } }));
  const messageCalls = deferredService(async () =>
    (await import(/* webpackChunkName: "deferred" */ './messages/messages')).createMessages(
      messages,
      world.announce,
    ),
  );
  const dialogs = createStore<DialogState>(() => ({ state: false, options: null }));
  const dialogCalls = deferredService(async () =>
    (await import(/* webpackChunkName: "deferred" */ './dialogs/dialogs')).createDialogs(
      dialogs,
      locationService.location,
    ),
  );
  const user = createStore(() => guest);
  const panels = createDeferredSource(async () => await (await importDeferred()).createPanels(services));
  const search = createDeferredSource(async () => await (await importDeferred()).createSearch(services));
  const services: Services = {
    ...world,
    requests,
    isChecking: createStore(() => false),
    hasExpired: createStore(() => false),
    http: async (remote) => (await http())(remote),
    facts: async (name) => (await facts())(name),
    storage: createStorage(storageWorld),
    pictureDialog: deferredService(
      async () =>
        (await import(/* webpackChunkName: "deferred" */ './picture-dialog/picture-dialog')).PictureDialog,
    ),
    messages: {
      ...messages,
      show: (options) => void messageCalls().then(({ show }) => show(options)),
      hide: (options) => void messageCalls().then(({ hide }) => hide(options)),
      hold: () => void messageCalls().then(({ hold }) => hold()),
      release: () => void messageCalls().then(({ release }) => release()),
    },
    dialogs: {
      ...dialogs,
      open: async (options) => (await dialogCalls()).open(options),
      close: (answer) => void dialogCalls().then(({ close }) => close(answer)),
      confirm: async (options) => (await dialogCalls()).confirm(options),
    },
    locationService,
    user: {
      ...user,
      can: (auth) => isAllowed(user.getState().role, auth),
      updateSettings: async (change) => (await panels.load()).settings.change(change),
      updateShortcuts: async (ids) => (await panels.load()).updateShortcuts(ids),
      logout: async () => await (await panels.load()).session.logOut(),
    },
    panels,
    counts: async () => await (await importDeferred()).whenCounted(),
    search,
    findPages: async (text) => (await search.load()).findPages(text),
    shells: new Map(),
  };
  return services;
}

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
