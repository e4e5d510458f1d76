import type { HostRelease, Release, RemoteRelease } from 'shared-types/release';
import { readReleaseFile } from '../integrity/read-release-file.js';
import type { Published } from '../model/composition.js';
import { describerFile, documentsFile, rendererFile, screenFile } from '../model/release-checks.js';
import { siteFilesOf } from '../model/site-files.js';
import type { Store } from '../store/store.js';
import type { InlineStyle } from './document.js';
import type { ModuleText, RemoteSource } from './child/messages.js';
import { sliceOf } from './slices.js';

export type HostMaterial = Awaited<ReturnType<typeof loadHost>>;

export type RemoteMaterial = Awaited<ReturnType<typeof loadRemote>>;

const textOf = async (store: Store, release: Release, file: string): Promise<string> =>
  (await readReleaseFile(store, release, file)).toString().trim();

const moduleText = async (store: Store, release: Release, file: string): Promise<ModuleText> => ({
  file,
  text: (await readReleaseFile(store, release, file)).toString(),
});

function stylesOf(store: Store, release: Release, files: readonly string[]): Promise<readonly InlineStyle[]> {
  return Promise.all(files.map(async (file) => ({ file, text: await textOf(store, release, file) })));
}

async function loadHost(store: Store, release: HostRelease) {
  const styles = await stylesOf(store, release, release.styles);
  return {
    release,
    renderer: await moduleText(store, release, rendererFile),
    boot: await textOf(store, release, release.boot),
    // Nothing loads these a second time: they need no file name.
    styles: styles.map(({ text }): InlineStyle => ({ text })),
    /** Styles of what draws pages that hold no view. */
    deferredStyles: await stylesOf(store, release, release.later.styles),
    siteFiles: siteFilesOf(release),
  };
}

/** The modules of a remote that can run here: MUI screens have none. */
async function remoteSource(store: Store, release: RemoteRelease): Promise<RemoteSource> {
  const { routes, documents = [], describer } = release;
  const drawn = routes.filter(({ ui }) => ui !== 'mui').map(({ screen }) => screen);
  const read = (file: string) => moduleText(store, release, file);
  const byName = async (names: readonly string[], fileOf: (name: string) => string) =>
    Object.fromEntries(
      await Promise.all([...new Set(names)].map(async (name) => [name, await read(fileOf(name))] as const)),
    );
  return {
    release,
    slices: Object.fromEntries(routes.map((route) => [route.path, sliceOf(release, [route])])),
    screens: await byName(drawn, screenFile),
    documents: await byName(documents, documentsFile),
    ...(describer !== undefined && { describer: await read(describerFile(describer)) }),
  };
}

export async function loadRemote(store: Store, release: RemoteRelease) {
  const files = new Set(Object.values(release.screens).flatMap(({ styles }) => styles));
  const texts = [...files].map(async (file) => [file, await textOf(store, release, file)] as const);
  return {
    release,
    source: await remoteSource(store, release),
    styles: new Map(await Promise.all(texts)),
  };
}

/** Loads hosts, each once: one command renders several compositions with the same one. */
export function hostLoader(store: Store): (host: Published<HostRelease>) => Promise<HostMaterial> {
  const loaded = new Map<string, Promise<HostMaterial>>();
  return ({ release, digest }) => {
    const found = loaded.get(digest) ?? loadHost(store, release);
    loaded.set(digest, found);
    return found;
  };
}
