/** Pages and manifest of a site with packages that are being written: no digests, no prerendered screens. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { federationId } from 'shared-types/protocol/federation-id';
import { fitsRoute } from 'shared-types/protocol/routes';
import { countedListsOf, followingListsOf, storedKeysOf } from 'shared-types/protocol/stored-keys';
import { exposedBy } from '../webpack/remote.mjs';

/** @typedef {import('shared-types/release').Manifest} Manifest */
/** @typedef {import('shared-types/release').ManifestRemote} ManifestRemote */
/** @typedef {import('shared-types/release').PageRecord} PageRecord */
/** @typedef {import('shared-types').RemoteDescriptor} RemoteDescriptor */

export const devVersion = '0.0.0-dev';

/** Where the page finds what the dev server runs in it. */
export const clientBase = '/dev/client/';

/** Asks the browser to check nothing. @param {string} href */
const unpinned = (href) => ({ href, integrity: '' });

/**
 * @param {RemoteDescriptor} descriptor
 * @param {string} base
 * @returns {ManifestRemote} the remote as publishing would write it
 */
export function manifestRemote(descriptor, base) {
  const { name, claims, routes, facts = [], storage, slots, navigation } = descriptor;
  return {
    name,
    version: devVersion,
    id: federationId(name, devVersion),
    claims,
    routes,
    facts,
    ...storedKeysOf(storage),
    ...(slots && { slots }),
    ...(navigation && { navigation: unpinned(`${base}remote.json`) }),
    ...followingListsOf(storage),
    ...countedListsOf(storage),
    base,
    entry: unpinned(`${base}entry.js`),
    screens: Object.fromEntries(exposedBy(descriptor).map((exposed) => [exposed.name, []])),
  };
}

/** @param {import('./configs.mjs').DevPackage} remote @returns {readonly ManifestRemote[]} its last good build; none, if there was none */
export function builtRemote({ outputFolder, base }) {
  const file = path.join(outputFolder, 'remote.json');
  return existsSync(file) ? [manifestRemote(JSON.parse(readFileSync(file, 'utf8')), base)] : [];
}

/**
 * @param {Manifest} manifest
 * @param {readonly ManifestRemote[]} written
 * @returns {Manifest} with these in the place of their released versions
 */
export const withRemotes = (manifest, written) => ({
  ...manifest,
  remotes: [
    ...manifest.remotes.filter(({ name }) => written.every((remote) => remote.name !== name)),
    ...written,
  ],
});

/**
 * A remote as a page knows it: the route and the screen of that page only.
 *
 * @param {ManifestRemote} remote
 * @param {string} address
 * @returns {import('shared-types/release').RemoteSlice | undefined} undefined, if no route of the remote fits
 */
export function sliceFor(
  {
    claims: _claims,
    slots: _slots,
    navigation: _navigation,
    follows: _follows,
    counted: _counted,
    previous: _previous,
    ...remote
  },
  address,
) {
  const route = remote.routes.find(({ path }) => fitsRoute(path, address));
  return route && { ...remote, routes: [route], screens: { [route.screen]: [] } };
}

/** The bar of parts, as a preview has it. @param {string} live address of the released site */
const badgeScript = (live) =>
  `<script src="/release/badge.js" data-title="Development" data-live="${live}"></script>`;

const clientScript = `<script src="${clientBase}main.js"></script>`;

/** @param {PageRecord} page @returns {string} with the module that lets a developer sign in (`host/src/entry/session-module.ts`) */
const recordText = (page) =>
  JSON.stringify({ ...page, sessionModule: `${clientBase}accounts.js` }).replaceAll('<', '\\u003c');

/**
 * A page that holds nothing yet, so that the host draws any route in the browser.
 *
 * @param {PageRecord} page
 * @param {readonly string[]} styles
 * @param {string} live address of the released site
 */
export function emptyPage(page, styles, live) {
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

/**
 * A released page, without the policy, which knows the released files only. A page of the remote that is being written
 * loses what its released version drew, and the browser draws it.
 *
 * @param {string} html
 * @param {import('shared-types/release').RemoteSlice | undefined} remote
 * @param {string} live address of the released site
 */
export function openPage(html, remote, live) {
  const open = html
    .replace(policyElement, '')
    .replace('<head>', `<head>${clientScript}`)
    .replace('<body>', `<body>${badgeScript(live)}`);
  if (!remote) return open.replace(pageRecord, (json) => recordText(JSON.parse(json)));
  return open
    .replaceAll(remoteStyles, '')
    .replace(rootElement, '<div id="root"></div>')
    .replace(pageRecord, (json) => {
      const { view: _, ...page } = JSON.parse(json);
      return recordText({ ...page, remote });
    });
}
