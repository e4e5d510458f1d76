import type { HostRelease, Release, RemoteRelease } from 'shared-types/release';
import { readReleaseFile } from '../integrity/read-release-file.js';
import { describerFile, documentsFile, rendererFile, screenFile } from '../model/release-checks.js';
import { siteFilesOf } from '../model/site-files.js';
import type { ReadableStore } from '../store/store.js';
import type { InlineStyle } from './document.js';

/** The text of a module with the name that stack traces give it. */
export interface ModuleText {
  readonly file: string;
  readonly text: string;
}

export type HostMaterial = Awaited<ReturnType<typeof loadHost>>;

export type RemoteMaterial = Awaited<ReturnType<typeof loadRemote>>;

const textOf = async (store: ReadableStore, release: Release, file: string): Promise<string> =>
  (await readReleaseFile(store, release, file)).toString().trim();

const moduleText = async (store: ReadableStore, release: Release, file: string): Promise<ModuleText> => ({
  file,
  text: (await readReleaseFile(store, release, file)).toString(),
});

function stylesOf(
  store: ReadableStore,
  release: Release,
  files: readonly string[],
): Promise<readonly InlineStyle[]> {
  return Promise.all(files.map(async (file) => ({ file, text: await textOf(store, release, file) })));
}

export async function loadHost(store: ReadableStore, release: HostRelease) {
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

export async function loadRemote(store: ReadableStore, release: RemoteRelease) {
  const { routes, documents = [], describer } = release;
  const drawn = routes.filter(({ ui }) => !ui).map(({ screen }) => screen);
  const modules = async (names: readonly string[], fileOf: (name: string) => string) =>
    new Map(
      await Promise.all(
        [...new Set(names)].map(
          async (name) => [name, await moduleText(store, release, fileOf(name))] as const,
        ),
      ),
    );
  const files = new Set(
    Object.values(release.screens).flatMap(({ styles, drawn }) => [...styles, ...(drawn?.styles ?? [])]),
  );
  const texts = [...files].map(async (file) => [file, await textOf(store, release, file)] as const);
  return {
    release,
    /** Modules by screen; screens with `ui` have none that can be drawn here. */
    screens: await modules(drawn, screenFile),
    documents: await modules(documents, documentsFile),
    describer:
      describer === undefined ? undefined : await moduleText(store, release, describerFile(describer)),
    styles: new Map(await Promise.all(texts)),
  };
}
