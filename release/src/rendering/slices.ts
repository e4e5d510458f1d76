import type { RouteDescriptor } from 'shared-types';
import type {
  HostRelease,
  KnownRoute,
  Manifest,
  ManifestRemote,
  PageHost,
  PinnedFile,
  Release,
  RemoteRelease,
  RemoteSlice,
  RemoteVersion,
} from 'shared-types/release';
import { countedListsOf, followingListsOf, storedKeysOf } from 'shared-types/protocol/stored-keys';
import type { Composition } from '../model/composition.js';
import { descriptorFile } from '../model/release-checks.js';

export const baseOf = ({ name, version }: Pick<Release, 'name' | 'version'>): string =>
  `/remotes/${name}/${version}/`;

/** A file that is not listed, while a remote is being written, has no integrity. */
function pinned(release: Release, file: string): PinnedFile {
  const { sha256 } = release.files[file] ?? {};
  return { href: baseOf(release) + file, integrity: sha256 === undefined ? '' : `sha256-${sha256}` };
}

/** Hashes of the scripts of a release, by their addresses. */
export const modulePins = (release: Release): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(release.files)
      .filter((file) => file.endsWith('.js'))
      .map((file) => pinned(release, file))
      .map(({ href, integrity }) => [href, integrity]),
  );

/** Facts in a page about the host that it runs. A page without a view also needs the scripts that draw one. */
export const pageHost = (host: HostRelease, hasView: boolean): PageHost => ({
  version: host.version,
  scripts: [...host.scripts, ...(hasView ? [] : host.later.scripts)].map((file) => pinned(host, file)),
});

const versionOf = (release: RemoteRelease): RemoteVersion => ({
  version: release.version,
  id: release.id,
  base: baseOf(release),
  entry: pinned(release, release.entry),
  ...storedKeysOf(release.storage),
});

/** Files of a screen. @param isOnRequest adds those of a page that is drawn on request */
export function screenFiles({ screens }: RemoteRelease, screen: string, isOnRequest = false) {
  const { drawn, ...own } = screens[screen] ?? { scripts: [], styles: [] };
  const files = (kind: 'scripts' | 'styles') => [
    ...new Set([...own[kind], ...((isOnRequest && drawn?.[kind]) || [])]),
  ];
  return { scripts: files('scripts'), styles: files('styles') };
}

const screenScripts = (
  release: RemoteRelease,
  screens: readonly string[],
  isOnRequest?: boolean,
): RemoteSlice['screens'] =>
  Object.fromEntries(
    [...new Set(screens)].map((screen) => [
      screen,
      screenFiles(release, screen, isOnRequest).scripts.map((file) => pinned(release, file)),
    ]),
  );

const known = ({
  description: _forSearch,
  feed: _forReaders,
  onRequest: _forServer,
  words: _forSiteSearch,
  ...route
}: RouteDescriptor): KnownRoute => route;

/** Part of a remote that a browser must know for these of its routes. */
export function sliceOf(
  release: RemoteRelease,
  routes: readonly RouteDescriptor[] = release.routes,
  isOnRequest?: boolean,
): RemoteSlice {
  return {
    name: release.name,
    ...versionOf(release),
    screens: screenScripts(
      release,
      routes.map(({ screen }) => screen),
      isOnRequest,
    ),
    routes: routes.map(known),
    facts: release.facts,
  };
}

/** A remote in `/release/current.json`. @param previous version that a browser falls back to */
export function manifestRemote(release: RemoteRelease, previous?: RemoteRelease): ManifestRemote {
  const slice = sliceOf(release);
  const ofSlots = Object.values(release.slots ?? {}).map(({ screen }) => screen);
  return {
    ...slice,
    screens: { ...slice.screens, ...screenScripts(release, ofSlots) },
    claims: release.claims,
    ...(release.slots && { slots: release.slots }),
    ...(release.navigation && { navigation: pinned(release, descriptorFile) }),
    ...followingListsOf(release.storage),
    ...countedListsOf(release.storage),
    ...(previous && { previous: versionOf(previous) }),
  };
}

/** `/release/current.json`: what a browser must know of a generation. */
export function manifestOf(
  generation: number,
  { host, remotes, site, leftOut, goneClaims }: Composition,
  previous: ReadonlyMap<string, RemoteRelease>,
): Manifest {
  const isElsewhere = (name: string) => URL.canParse(site.api[name]?.baseUrl ?? '');
  const here = Object.entries(site.api).filter(([name]) => !isElsewhere(name));
  const ownDocuments = remotes
    .filter(({ release: { name, modules } }) => modules || (name !== 'auth' && isElsewhere(name)))
    .map(({ release }) => release.name);
  return {
    generation,
    host: host.release.version,
    remotes: remotes.map(({ release }) => manifestRemote(release, previous.get(release.name))),
    ...(here.length > 0 && { api: Object.fromEntries(here) }),
    ...(ownDocuments.length > 0 && { ownDocuments }),
    ...(leftOut.length > 0 && { leftOut }),
    ...(goneClaims.length > 0 && { gone: goneClaims }),
  };
}
