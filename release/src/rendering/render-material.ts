import type { HostRelease, Release, RemoteRelease } from 'shared-types/release';
import { readReleaseFile } from '../integrity/read-release-file.js';
import { describerFile, documentsFile, rendererFile, screenFile } from '../model/release-checks.js';
import { siteFilesOf } from '../model/site-files.js';
import type { ReadableStore } from '../store/store.js';

/** The text of a module or a style sheet, with the name of its file. */
export interface FileText {
  readonly file: string;
  readonly text: string;
}

export type HostMaterial = Awaited<ReturnType<typeof loadHost>>;

export type RemoteMaterial = Awaited<ReturnType<typeof loadRemote>>;

const readerOf =
  (store: ReadableStore, release: Release) =>
  async (file: string): Promise<FileText> => ({
    file,
    text: String(await readReleaseFile(store, release, file)).trimEnd(),
  });

export async function loadHost(store: ReadableStore, release: HostRelease) {
  const read = readerOf(store, release);
  return {
    release,
    renderer: await read(rendererFile),
    boot: (await read(release.boot)).text,
    styles: await Promise.all(release.styles.map(read)),
    /** Styles of what draws pages that hold no view. */
    deferredStyles: await Promise.all(release.later.styles.map(read)),
    siteFiles: siteFilesOf(release),
  };
}

export async function loadRemote(store: ReadableStore, release: RemoteRelease) {
  const { routes, screens, documents = [], describer } = release;
  const read = readerOf(store, release);
  const all = async (names: Iterable<string>, fileOf = (name: string) => name) =>
    new Map(
      await Promise.all([...new Set(names)].map(async (name) => [name, await read(fileOf(name))] as const)),
    );
  return {
    release,
    /** Modules by screen; screens with `ui` have none that can be drawn here. */
    screens: await all(
      routes.flatMap(({ ui, screen }) => (ui ? [] : screen)),
      screenFile,
    ),
    documents: await all(documents, documentsFile),
    describer: describer === undefined ? undefined : await read(describerFile(describer)),
    /** Style sheets by file. */
    styles: await all(
      Object.values(screens).flatMap(({ styles, drawn }) => [...styles, ...(drawn?.styles ?? [])]),
    ),
  };
}
