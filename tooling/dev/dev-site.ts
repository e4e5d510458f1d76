/** Pages and manifest of a site with packages that are being written: no digests, no prerendered screens. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { manifestRemote, sliceOf } from 'release/rendering/slices';
import type { RemoteDescriptor } from 'shared-types';
import { federationId } from 'shared-types/protocol/federation-id';
import { fitsRoute } from 'shared-types/protocol/routes';
import type { Configuration } from 'webpack';
import type { Manifest, PageRecord, RemoteRelease, RemoteSlice } from 'shared-types/release';
import { exposedBy } from '../webpack/remote.js';

export type DevPackage = {
  /** Name of its folder: `remote-catalogue`. */
  folder: string;
  /** Path of its files on the server. */
  base: string;
  /** Folder of the same files on the disk. */
  outputFolder: string;
  /** Configurations for webpack, the browser's first. */
  configs: readonly Configuration[];
  /** Functions that make files of the output folder on request, by file name. */
  later: Map<string, () => Promise<void>>;
};

export const devVersion = '0.0.0-dev';

/** Path of the scripts that the dev server runs in the page. */
export const clientBase = '/dev/client/';

/** Record that a build would write, without its files. */
export const devRelease = (descriptor: RemoteDescriptor): RemoteRelease => ({
  facts: [],
  ...descriptor,
  kind: 'remote',
  schema: 1,
  version: devVersion,
  builtAt: '2026-01-01T00:00:00Z',
  source: { commit: '', dirty: true },
  files: {},
  id: federationId(descriptor.name, devVersion),
  shared: {},
  entry: 'entry.js',
  screens: Object.fromEntries(exposedBy(descriptor).map(({ name }) => [name, { scripts: [], styles: [] }])),
});

/** @returns the last good build of a package; empty if there was none */
export function builtRemote({ outputFolder }: DevPackage): readonly RemoteRelease[] {
  const file = path.join(outputFolder, 'remote.json');
  return existsSync(file) ? [devRelease(JSON.parse(readFileSync(file, 'utf8')) as RemoteDescriptor)] : [];
}

/** @returns the manifest with the written remotes in the place of their released versions */
export const withRemotes = (manifest: Manifest, written: readonly RemoteRelease[]): Manifest => ({
  ...manifest,
  remotes: [
    ...manifest.remotes.filter(({ name }) => written.every((remote) => remote.name !== name)),
    ...written.map((remote) => manifestRemote(remote)),
  ],
});

/** A remote as a page knows it: the route and the screen of that page only; undefined if no route fits. */
export function sliceFor(remote: RemoteRelease, address: string): RemoteSlice | undefined {
  const route = remote.routes.find(({ path }) => fitsRoute(path, address));
  return route && sliceOf(remote, [route]);
}

/** The bar of parts, as a preview has it. @param live  address of the released site */
const badgeScript = (live: string) =>
  `<script src="/release/badge.js" data-title="Development" data-live="${live}"></script>`;

const clientScript = `<script src="${clientBase}main.js"></script>`;

/** @returns JSON with the module that lets a developer sign in (`host/src/entry/session-module.ts`) */
const recordText = (page: PageRecord): string =>
  JSON.stringify({ ...page, sessionModule: `${clientBase}accounts.js` }).replaceAll('<', '\\u003c');

/** A page that holds nothing yet, so that the host draws any route in the browser. @param live  released site */
export function emptyPage(page: PageRecord, styles: readonly string[], live: string) {
  const sheets = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const scripts = page.host.scripts.map(({ href }) => `<script defer src="${href}"></script>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${clientScript}<title>Starting …</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${sheets}</head>
<body>${badgeScript(live)}<div id="root"></div><script type="application/json" id="page">${recordText(page)}</script>${scripts}</body></html>`;
}

const policyElement = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
/** Style sheets of a remote carry the name of their file, those of the host do not. */
const remoteStyles = /<style data-href="[^"]*">[^]*?<\/style>/g;
/** Ends before the notice or the imprint, which publishing writes below it. */
const rootElement = /<div id="root">[^]*<\/div>(?=<aside id="sample"|<p id="imprint")/;
const pageRecord = /(?<=<script type="application\/json" id="page">)[^]*?(?=<\/script>)/;

/** Facts in a released page. */
export const recordOf = (html: string): PageRecord =>
  JSON.parse(pageRecord.exec(html)?.[0] ?? '{}') as PageRecord;

/**
 * A released page, without the policy, which knows the released files only. A page of the remote that is being written
 * loses what its released version drew, and the browser draws it. @param live  address of the released site
 */
export function openPage(html: string, remote: RemoteSlice | undefined, live: string) {
  const open = html
    .replace(policyElement, '')
    .replace('<head>', `<head>${clientScript}`)
    .replace('<body>', `<body>${badgeScript(live)}`);
  if (!remote) return open.replace(pageRecord, (json) => recordText(JSON.parse(json) as PageRecord));
  return open
    .replaceAll(remoteStyles, '')
    .replace(rootElement, '<div id="root"></div>')
    .replace(pageRecord, (json) => {
      const { view: _, ...page } = JSON.parse(json) as PageRecord;
      return recordText({ ...page, remote });
    });
}
