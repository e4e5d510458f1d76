/** Keys of a store. */
import { previewName } from '../model/preview.js';

/** Makes a place a store. */
export const storeKey = 'store.json';

export const packageKey = (name: string): string => `releases/${name}`;

export const releaseKey = (name: string, version: string): string => `${packageKey(name)}/${version}`;

/** Record that makes a release published: it is written last. */
export const releaseRecordKey = (name: string, version: string): string =>
  `${releaseKey(name, version)}/release.json`;

export const assetsKey = 'assets';

/** Files that keep their address over releases. */
export const assetsFolder = `${assetsKey}/`;

/** A file of a release. Those below `assets/` are shared by all releases that have them. */
export const releaseFileKey = (name: string, version: string, file: string): string =>
  file.startsWith(assetsFolder) ? file : `${releaseKey(name, version)}/${file}`;

/** Note about a version from when it was published; it stays when `gc` deletes the release. */
export const versionNoteKey = (name: string, version: string): string =>
  `${releaseKey(name, version)}/published.json`;

export const pagesKey = 'pages';

export const pageSetsKey = `${pagesKey}/sets`;

/** Record that makes a page set whole: it is written last. */
export const pageSetRecordKey = (id: string): string => `${pageSetsKey}/${id}.json`;

export const pageContentsKey = `${pagesKey}/content`;

/** A page by the SHA-256 of its bytes: equal pages are one file. */
export const pageContentKey = (sha256: string): string => `${pageContentsKey}/${sha256}`;

export const environmentsKey = 'envs';

/** Previews lie apart: a team that may write here changes nothing that is live. */
export const previewsKey = 'previews';

export function environmentKey(env: string): string {
  const preview = previewName(env);
  return preview === undefined ? `${environmentsKey}/${env}` : `${previewsKey}/${preview}`;
}

export const generationsKey = (env: string): string => `${environmentKey(env)}/generations`;

export const generationKey = (env: string, n: number): string =>
  `${generationsKey(env)}/${String(n).padStart(8, '0')}.json`;

/** Results of rollbacks by one step, prepared. */
export const rollbacksKey = (env: string): string => `${environmentKey(env)}/rollbacks.json`;

/** The last watch. */
export const watchKey = (env: string): string => `${environmentKey(env)}/watch.json`;

/** The newest generation, as a hint. */
export const currentKey = (env: string): string => `${environmentKey(env)}/current.json`;

/** A site configuration by the SHA-256 of its bytes. */
export const siteConfigKey = (env: string, digest: string): string =>
  `${environmentKey(env)}/site-config/${digest}.json`;

export const packagesKey = 'releases';
