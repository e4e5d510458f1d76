/** Makes a page of the released site run the monolith's scripts instead. */
import { changeRecord, readRecord } from '../peers/page-text.mjs';
import { groupOf } from './build.mjs';

/** @typedef {import('./build.mjs').Monolith} Monolith */
/** @typedef {import('shared-types/release').PageRecord} PageRecord */
/** @typedef {import('shared-types/release').RemoteSlice} RemoteSlice */

/** @param {RemoteSlice} remote */
const groupOfPage = (remote) => groupOf(remote.name, remote.routes[0]?.screen ?? '');

/**
 * The entry is the first script of the screen, so that the boot script preloads what it would preload.
 *
 * @param {RemoteSlice} remote @param {Monolith} monolith @returns {RemoteSlice}
 */
function changeRemote(remote, { groupFiles }) {
  const [entry = remote.entry, ...others] = groupFiles(groupOfPage(remote)).scripts;
  return { ...remote, entry, screens: { [remote.routes[0]?.screen ?? '']: others } };
}

/** @param {PageRecord} page @param {Monolith} monolith @returns {PageRecord} */
function changePage({ remote, ...page }, monolith) {
  const first = monolith.groupFiles('main').scripts;
  const deferred = page.view ? [] : monolith.groupFiles('deferred').scripts;
  return {
    ...page,
    host: { ...page.host, scripts: [...first, ...deferred] },
    ...(remote && { remote: changeRemote(remote, monolith) }),
  };
}

/** The inlined sheets of the screen carry the monolith's names, or its style loader would fetch them again. */
function renameStyles(/** @type {string} */ html, /** @type {readonly string[]} */ names) {
  const left = [...names];
  return html.replace(/ data-href="[^"]*"/g, () => {
    const name = left.shift();
    return name === undefined ? '' : ` data-href="${name}"`;
  });
}

/** @param {Monolith} monolith @returns {(html: string) => string} */
export const monolithPage = (monolith) => (html) => {
  const { remote } = readRecord(html);
  const styles = remote ? monolith.groupFiles(groupOfPage(remote)).styles : [];
  return changeRecord(renameStyles(html, styles), (page) => changePage(page, monolith));
};
