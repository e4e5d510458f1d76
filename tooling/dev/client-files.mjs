/** The part of the dev servers that runs in the page, as files at `/dev/client/`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const address = '/dev/client/';

/** First in the head, so that it catches every error. */
export const clientScript = `<script type="module" src="${address}main.js"></script>`;

/** @typedef {import('shared-types/release').PageRecord} PageRecord */

/**
 * The host asks the module that the record names who is signed in (`host/src/entry/session-module.ts`).
 *
 * @param {PageRecord} page
 * @returns {PageRecord}
 */
export const withAccounts = (page) => Object.assign({}, page, { sessionModule: `${address}accounts.js` });

/** @param {string} pathname @returns {string | undefined} the script at this address */
export function clientFile(pathname) {
  const [, name] = /^\/dev\/client\/([a-z-]+\.js)$/.exec(pathname) ?? [];
  if (name === undefined) return undefined;
  try {
    return readFileSync(path.join(import.meta.dirname, 'client', name), 'utf8');
  } catch {
    return undefined;
  }
}
