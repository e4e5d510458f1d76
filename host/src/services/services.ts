import type {
  DialogState,
  MessageState,
  Shell,
  ShellDialogs,
  ShellMessages,
  Site,
  User,
  UserStore,
} from 'shared-types';
import type { Manifest } from 'shared-types/release';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CountsPart, PanelsPart, SearchPart } from './deferred-parts';
import { createDeferredSource, type DeferredSource } from './deferred-source';
import type { DialogCalls } from './dialogs/dialogs';
import type { FactsService } from './facts';
import type { HttpService } from './http';
import { createLocationService, type AddressBar, type LocationService } from './location';
import type { MessageCalls } from './messages/messages';
import type { RequestGate } from './session/own-requests';
import { createStorage } from './storage/storage';
import type { StorageService, StorageWorld } from './storage/storage';
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

/** A service of the deferred part, loaded when it is first used. */
type Deferred = <Service>(load: (part: DeferredModule) => Promise<Service>) => () => Promise<Service>;

/** Only a loaded service is kept: Retry must not wait for a request that hangs. */
const deferredWith =
  (importDeferred: World['importDeferred']): Deferred =>
  <Service>(load: (part: DeferredModule) => Promise<Service>) => {
    let service: Service | undefined;
    return async () => {
      const loaded = service ?? (await load(await importDeferred()));
      return (service ??= loaded);
    };
  };

/** The state is there from the start: outlets and screens read it before the code is there. */
function createMessageService(deferred: Deferred, announce: Shell['announce']): MessageService {
  const store = createStore<MessageState>(() => ({ state: false, options: { message: '' } }));
  const calls = deferred(async () =>
    (await import(/* webpackChunkName: "deferred" */ './messages/messages')).createMessages(store, announce),
  );
  return {
    ...store,
    show: (options) => void calls().then(({ show }) => show(options)),
    hide: (options) => void calls().then(({ hide }) => hide(options)),
    hold: () => void calls().then(({ hold }) => hold()),
    release: () => void calls().then(({ release }) => release()),
  };
}

function createDialogService(deferred: Deferred, { location }: LocationService): DialogService {
  const store = createStore<DialogState>(() => ({ state: false, options: null }));
  const calls = deferred(async () =>
    (await import(/* webpackChunkName: "deferred" */ './dialogs/dialogs')).createDialogs(store, location),
  );
  return {
    ...store,
    open: async (options) => (await calls()).open(options),
    close: (answer) => void calls().then(({ close }) => close(answer)),
    confirm: async (options) => (await calls()).confirm(options),
  };
}

/**
 * The one place where services are made, for a browser and for the renderer alike. What a page does not need to be
 * hydrated comes in the script of the deferred part, which all of these imports name.
 */
export function createServices({ path, address, storageWorld, importDeferred, ...world }: World): Services {
  const deferred = deferredWith(importDeferred);
  const requests: RequestGate = {};
  const http = deferred(async () =>
    (await import(/* webpackChunkName: "deferred" */ './http')).createHttpService(world.site, requests),
  );
  const facts = deferred(async ({ manifest }) =>
    (await import(/* webpackChunkName: "deferred" */ './facts')).createFactsService(manifest.current),
  );
  const locationService = createLocationService(path, address);
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
    pictureDialog: deferred(
      async () =>
        (await import(/* webpackChunkName: "deferred" */ './picture-dialog/picture-dialog')).PictureDialog,
    ),
    messages: createMessageService(deferred, world.announce),
    dialogs: createDialogService(deferred, locationService),
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
