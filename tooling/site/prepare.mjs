/** Brings a store up to date with the sources: builds what changed, publishes it, and makes it live in one generation. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inTurn } from '../run/checkout.mjs';
import { startBuild } from '../build/start-build.mjs';
import { secondsSince } from '../run/steps.mjs';
import { inRoot, root } from '../root.mjs';
import { distFault } from './dist-faults.mjs';
import { localPackages } from './packages.mjs';
import { compileRelease, openStore, releaseChecks } from './release-tools.mjs';
import { setDamageAside } from './set-damage-aside.mjs';

/** @typedef {import('./packages.mjs').LocalPackage} LocalPackage */
/** @typedef {import('release').Operator} Operator */
/** @typedef {Awaited<ReturnType<Operator['state']>>} State */
/** @typedef {(text: string) => void} Say */

/** The configuration of a site on this machine. */
export const siteFile = inRoot('release/local/site.json');

/** @param {LocalPackage} localPackage @returns {string} the folder of its release, once it is built */
export const distOf = ({ folder, version }) => inRoot(folder, 'dist', version);

/** Each build runs several compilers; more builds at once do not gain time on two cores. */
const buildsAtOnce = 2;

/** @param {readonly LocalPackage[]} packages @returns {LocalPackage[][]} those of each process: of similar size, the largest first */
function inGroups(packages) {
  const sizeOf = (/** @type {LocalPackage[]} */ group) =>
    group.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  /** @type {LocalPackage[][]} */
  const groups = Array.from({ length: buildsAtOnce }, () => []);
  for (const localPackage of packages.toSorted((one, other) => other.sizeBytes - one.sizeBytes))
    groups.toSorted((one, other) => sizeOf(one) - sizeOf(other))[0]?.push(localPackage);
  return groups.filter((group) => group.length > 0);
}

/** @param {readonly LocalPackage[]} packages @param {Say} say @returns {Promise<LocalPackage[]>} those without a whole build */
async function unbuilt(packages, say) {
  /** @type {LocalPackage[]} */
  const found = [];
  const reader = await releaseChecks();
  for (const localPackage of packages) {
    const fault = await distFault(distOf(localPackage), reader);
    if (fault === undefined) continue;
    found.push(localPackage);
    if (existsSync(distOf(localPackage))) say(`building ${localPackage.folder} again: ${fault}`);
  }
  return found;
}

/**
 * Builds those that are not built yet, or whose build is damaged. Only one process at a time may.
 *
 * @param {readonly LocalPackage[]} packages
 * @param {Say} say called for each step
 */
export async function buildAll(packages, say) {
  const waiting = await unbuilt(packages, say);
  if (waiting.length === 0) return;
  say(`building ${waiting.map(({ folder }) => folder).join(', ')}`);
  const remotes = waiting.filter(({ folder }) => folder !== 'host').map(({ folder }) => inRoot(folder));
  const { doScreensFit } = await import('../build/check-screens.mjs');
  // A single remote is checked beside its build. What this cannot check, the builds check, and say why.
  const isChecked = remotes.length > 1 && (await doScreensFit(remotes).catch(() => false));
  let built = 0;
  const sayBuilt = (/** @type {string} */ line) => say(`${line}, ${(built += 1)} of ${waiting.length}`);
  await Promise.all(
    inGroups(waiting).map(async (group) => {
      const requests = group.map(({ folder, version, dataFolder }) => ({
        folder,
        version,
        isChecked,
        isRendered: true,
        // A first start would take seconds longer for the host, which changes seldom.
        isCached: folder !== 'host',
        ...(dataFolder && { dataFolder }),
      }));
      const { code, output } = await startBuild(requests, sayBuilt);
      const complaints = output.replaceAll(/^built .*\n/gm, '').trim();
      if (code !== 0) throw new Error(complaints);
      if (complaints !== '') say(complaints);
    }),
  );
}

/**
 * @typedef {object} SiteOptions
 * @property {string} [site]  file of its configuration, if it is not that of this machine
 * @property {Readonly<Record<string, string>>} [dataFolders]
 * @property {boolean} [isHostOnly]  leaves the remotes as they are
 */

/** @param {Operator} operator @param {string} store @param {Say} say @returns {Promise<State>} what is live in it, when all of that is whole */
async function wholeState(operator, store, say) {
  const whole = await setDamageAside(operator, store, say);
  await operator.init();
  return (whole ?? (await operator.status())).state;
}

/** @param {Operator} operator @param {readonly LocalPackage[]} changed @param {{ say: Say, site: string }} options */
async function releaseChanged(operator, changed, { say, site }) {
  let startedAtMs = performance.now();
  say(`publishing ${changed.map(({ name }) => name).join(', ')}`);
  await operator.publish(changed.map(distOf), { isQuick: true });
  say(`published ${changed.map(({ name }) => name).join(', ')} in ${secondsSince(startedAtMs)}`);
  startedAtMs = performance.now();
  say('rendering pages');
  const targets = changed.map(({ name, version }) => `${name}@${version}`);
  const { generation, pages, warnings } = await operator.promote({ targets, siteFile: site });
  say(`generation ${generation} with ${pages} new pages in ${secondsSince(startedAtMs)}`);
  for (const warning of warnings) say(`warning: ${warning}`);
}

/**
 * Safe to end at any moment: a build, a release and a generation exist whole or not at all.
 *
 * @param {string} store its folder
 * @param {Say} say      called for each step
 * @param {SiteOptions} [options]
 * @returns {Promise<Operator>} of the store, whose newest generation is what the sources say; `settle` is to follow
 * @throws an error with the messages of what failed
 */
export const prepareSite = (store, say, options = {}) => inTurn(() => prepare(store, say, options));

/** @param {string} store @param {Say} say @param {SiteOptions} options @returns {Promise<Operator>} */
async function prepare(store, say, { site = siteFile, dataFolders, isHostOnly }) {
  await compileRelease(say);
  const operator = await openStore(store);
  const packages = (await localPackages(dataFolders)).filter(({ name }) => !isHostOnly || name === 'host');
  const changedSince = (/** @type {State | undefined} */ state) =>
    packages.filter(({ name, version }) => state?.remotes[name]?.active.version !== version);
  // What is to be built seldom depends on whether the store is whole.
  const built = changedSince(await operator.state().catch(() => undefined));
  const [state] = await Promise.all([wholeState(operator, store, say), buildAll(built, say)]);
  const changed = changedSince(state);
  const others = changed.filter((localPackage) => !built.includes(localPackage));
  await buildAll(others, say);
  // Publish admits what the live configuration names: a remote that is new to the site comes after it.
  if (state.remotes['host']) await operator.configure(site);
  if (changed.length > 0) await releaseChanged(operator, changed, { say, site });
  return operator;
}

/** The store of `npm start`. */
export const localStore = path.join(root, '.site');

/** The versions in it, by package. */
export const publishedHere = async () => await (await openStore(localStore)).published();
