/** Puts a remote that is being written into pages and manifest of a released site. */
import { clientScript, withAccounts } from './client-files.mjs';
import { sliceFor } from './slice-for.mjs';

/** @typedef {import('shared-types/release').ManifestRemote} ManifestRemote */
/** @typedef {import('shared-types/release').Manifest} Manifest */
/** @typedef {import('shared-types/release').PageRecord} PageRecord */

const policyElement = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
/** Style sheets of a remote carry the name of their file, those of the host do not. */
const remoteStyles = /<style data-href="[^"]*">[^]*?<\/style>/g;
/** Ends before the notice or the imprint, which publishing writes below it. */
const rootElement = /<div id="root">[^]*<\/div>(?=<aside id="sample"|<p id="imprint")/;
const pageRecord = /(?<=<script type="application\/json" id="page">)[^]*?(?=<\/script>)/;

/**
 * @param {Manifest} manifest
 * @param {ManifestRemote} remote
 * @returns {Manifest} with this remote in the place of its released version
 */
export const withRemote = (manifest, remote) => ({
  ...manifest,
  remotes: [...manifest.remotes.filter(({ name }) => name !== remote.name), remote],
});

/** @param {ManifestRemote} remote @param {string} address */
export const isPageOf = (remote, address) => sliceFor(remote, address) !== undefined;

/** @param {string} html @param {(page: PageRecord) => PageRecord} change */
const changeRecord = (html, change) =>
  html.replace(pageRecord, (json) => JSON.stringify(change(JSON.parse(json))).replaceAll('<', '\\u003c'));

/** @param {PageRecord} page @param {import('shared-types/release').RemoteSlice} remote @returns {PageRecord} */
function pageOfRemote({ view: _, ...page }, remote) {
  return { ...page, remote };
}

/** A page as it was released, without the policy, which knows the released files only. @param {string} html */
export const openPage = (html) =>
  changeRecord(html.replace(policyElement, '').replace('<head>', `<head>${clientScript}`), withAccounts);

/**
 * A page of this remote loses what its released version drew, and the browser draws it; other pages stay as they are.
 *
 * @param {string} html
 * @param {ManifestRemote} remote
 * @param {string} address
 */
export function rewritePage(html, remote, address) {
  const open = openPage(html);
  const slice = sliceFor(remote, address);
  if (!slice) return open;
  const empty = open.replaceAll(remoteStyles, '').replace(rootElement, '<div id="root"></div>');
  return changeRecord(empty, (page) => pageOfRemote(page, slice));
}
