/** What publishing makes of releases, in the form for packages that are being written: no pins, no prerendered pages. */
import { readFile } from 'node:fs/promises';
import { federationId } from 'shared-types/protocol/federation-id';
import { countedListsOf, followingListsOf, storedKeysOf } from 'shared-types/protocol/stored-keys';
import { inRoot } from '../root.mjs';
import { clientScript, withAccounts } from './client-files.mjs';
import { exposedBy } from '../webpack/remote.mjs';
import { devVersion } from './configs.mjs';
import { sliceFor } from './slice-for.mjs';

/** @typedef {import('shared-types/release').ManifestRemote} ManifestRemote */
/** @typedef {import('shared-types/release').PinnedFile} PinnedFile */
/** @typedef {import('./configs.mjs').DevPackage} DevPackage */

/** @param {string} file */
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

/** An empty pin asks the browser to check nothing. */
const noPin = '';

/**
 * @typedef {Pick<ManifestRemote, 'base' | 'entry' | 'screens'> & { readonly descriptorFile: PinnedFile }} BuiltRemote
 *
 * @param {import('shared-types').RemoteDescriptor} descriptor
 * @param {BuiltRemote} built
 * @returns {ManifestRemote} the remote as publishing would write it
 */
export const manifestRemote = (
  { name, contract, claims, routes, facts = [], storage, slots, navigation },
  { descriptorFile, ...built },
) => ({
  name,
  version: devVersion,
  id: federationId(name, devVersion),
  contract,
  claims,
  routes,
  facts,
  ...storedKeysOf(storage),
  ...(slots && { slots }),
  ...(navigation && { navigation: descriptorFile }),
  ...followingListsOf(storage),
  ...countedListsOf(storage),
  ...built,
});

/** @param {DevPackage} remote @returns {Promise<ManifestRemote>} */
async function devRemote({ folder, base }) {
  /** @type {import('shared-types').RemoteDescriptor} */
  const descriptor = await readJson(inRoot(folder, 'remote.json'));
  return manifestRemote(descriptor, {
    base,
    entry: { href: `${base}entry.js`, integrity: noPin },
    descriptorFile: { href: `${base}remote.json`, integrity: noPin },
    screens: Object.fromEntries(exposedBy(descriptor).map(({ name }) => [name, []])),
  });
}

/** @param {readonly DevPackage[]} packages @returns {Promise<import('shared-types/release').Manifest>} */
export const devManifest = async (packages) => ({
  generation: 0,
  host: devVersion,
  remotes: await Promise.all(packages.filter(({ name }) => name !== 'host').map(devRemote)),
});

/** @param {string} origin @returns {Promise<import('shared-types').Site>} */
export const devSite = async (origin) => ({
  ...(await readJson(inRoot('release/local/site.json'))),
  baseUrl: origin,
});

/**
 * The record of a page that holds nothing yet, so that the host draws any route in the browser.
 *
 * @param {{ manifest: import('shared-types/release').Manifest, site: import('shared-types').Site }} composition
 * @param {string} address
 * @param {readonly string[]} scripts
 * @returns {import('shared-types/release').PageRecord}
 */
export function devPage({ manifest, site }, address, scripts) {
  const [remote] = manifest.remotes.flatMap((candidate) => sliceFor(candidate, address) ?? []);
  return withAccounts({
    host: { version: devVersion, scripts: scripts.map((href) => ({ href, integrity: noPin })) },
    site,
    publishedAt: new Date().toISOString(),
    ...(remote && { remote }),
  });
}

/**
 * @param {import('shared-types/release').PageRecord} page
 * @param {readonly string[]} styles
 */
export function devDocument(page, styles) {
  const sheets = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const scripts = page.host.scripts.map(({ href }) => `<script defer src="${href}"></script>`).join('');
  const record = JSON.stringify(page).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${clientScript}<title>Starting …</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${sheets}</head>
<body><div id="root"></div><script type="application/json" id="page">${record}</script>${scripts}</body></html>`;
}
