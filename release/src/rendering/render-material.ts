import type { DescriberModule } from 'shared-types';
import type { HostRelease, HostRenderer, Release, RemoteRelease } from 'shared-types/release';
import { readReleaseFile } from '../integrity/read-release-file.js';
import type { Published } from '../model/composition.js';
import { siteFilesOf } from '../model/site-files.js';
import type { Store } from '../store/store.js';
import type { InlineStyle } from './document.js';
import {
  evaluateDescriber,
  evaluateDocuments,
  evaluateHost,
  evaluateScreens,
  type DocumentsModules,
  type ScreenModules,
} from './evaluate.js';

/** What every page of a host is made with. */
export interface HostMaterial {
  readonly release: HostRelease;
  readonly renderer: HostRenderer;
  readonly boot: string;
  readonly styles: readonly InlineStyle[];
  /** Styles of what draws pages that hold no view. */
  readonly laterStyles: readonly InlineStyle[];
  /** Names of its files at the root of the site. */
  readonly siteFiles: readonly string[];
}

/** What every page of a remote is made with. */
export interface RemoteMaterial {
  readonly release: RemoteRelease;
  readonly screens: ScreenModules;
  readonly documents: DocumentsModules;
  /** Absent where its pages say nothing but what stands in their heads. */
  readonly describer: DescriberModule | undefined;
  /** Texts of the style sheets by their files. */
  readonly styles: ReadonlyMap<string, string>;
}

const textOf = async (store: Store, release: Release, file: string): Promise<string> =>
  (await readReleaseFile(store, release, file)).toString().trim();

function stylesOf(store: Store, release: Release, files: readonly string[]): Promise<readonly InlineStyle[]> {
  return Promise.all(files.map(async (file) => ({ file, text: await textOf(store, release, file) })));
}

async function loadHost(store: Store, release: HostRelease): Promise<HostMaterial> {
  const styles = await stylesOf(store, release, release.styles);
  return {
    release,
    renderer: await evaluateHost(store, release),
    boot: await textOf(store, release, release.boot),
    // Nothing loads these a second time: they need no file name.
    styles: styles.map(({ text }) => ({ text })),
    laterStyles: await stylesOf(store, release, release.later.styles),
    siteFiles: siteFilesOf(release),
  };
}

/** Loads what a remote's pages in a host are made with. */
export async function loadRemote(
  store: Store,
  release: RemoteRelease,
  host: HostMaterial,
): Promise<RemoteMaterial> {
  const files = new Set(Object.values(release.screens).flatMap(({ styles }) => styles));
  const texts = [...files].map(async (file) => [file, await textOf(store, release, file)] as const);
  const source = { store, release, host: host.renderer };
  return {
    release,
    screens: await evaluateScreens(source),
    documents: await evaluateDocuments(source),
    describer: await evaluateDescriber(source),
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
