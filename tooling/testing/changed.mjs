/** `npm test -- --changed [REVISION]`: what was changed since then, and which tests that can affect. */
import { execFileSync } from 'node:child_process';
import { root } from '../root.mjs';

/**
 * @typedef {object} Affected
 * @property {string[]} wide        files that anything may depend on; if there are any, all of `npm test` is run
 * @property {string[]} remotes     packages whose pages can have changed, `remote-catalogue`
 * @property {string[]} dataOwners  packages in which something changed that no import leads to: all their unit tests run
 * @property {string[]} specs       browser tests that changed themselves, from the root
 */

const isDocument = (/** @type {string} */ file) => file.startsWith('docs/') || file.endsWith('.md');
const isCode = (/** @type {string} */ file) => /\.(ts|tsx|mjs|css)$/.test(file);
const isUnitTest = (/** @type {string} */ file) => /\.test\.\w+$/.test(file);
const isSpec = (/** @type {string} */ file) => file.startsWith('e2e/') && file.endsWith('.spec.ts');

/**
 * @param {readonly string[]} files that changed, from the root
 * @param {readonly string[]} allRemotes `remote-catalogue` and so on
 * @returns {Affected}
 */
export function affectedBy(files, allRemotes) {
  const ownerOf = (/** @type {string} */ file) => allRemotes.find((remote) => file.startsWith(`${remote}/`));
  const owned = files.filter((file) => ownerOf(file) !== undefined);
  const ownersOf = (/** @type {readonly string[]} */ some) => [
    ...new Set(some.map((file) => ownerOf(file) ?? '')),
  ];
  return {
    wide: files.filter(
      (file) => !owned.includes(file) && !isDocument(file) && !isSpec(file) && !isUnitTest(file),
    ),
    remotes: ownersOf(owned.filter((file) => !isUnitTest(file))),
    dataOwners: ownersOf(owned.filter((file) => !isCode(file))),
    specs: files.filter(isSpec),
  };
}

/**
 * Of the browser tests of `npm test`: those of the remotes' own folders, and one page of each of their screens. Of all: those
 * that changed.
 *
 * @param {Affected} affected
 * @returns {string | undefined} a pattern of files, titles and tags; `undefined` if no test is among them
 */
export function browserTestsOf({ remotes, specs }) {
  const names = remotes.map((remote) => remote.replace('remote-', ''));
  const ofRemotes = names.flatMap((name) => [` ${name}/\\S+\\.spec\\.ts`, `@${name}\\b`]);
  const patterns = [
    ...(ofRemotes.length === 0 ? [] : [`^(?=.*@main\\b).*(?:${ofRemotes.join('|')})`]),
    ...specs.map((file) => ` ${file.replace('e2e/', '').replaceAll('.', '\\.')}`),
  ];
  return patterns.length === 0 ? undefined : patterns.join('|');
}

/** @param {string[]} parameters @returns {string[]} lines of the answer */
const git = (...parameters) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter((line) => line !== '');

/** @param {string} revision @returns {string | undefined} the commit, if there is one of that name */
function commitOf(revision) {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`)[0];
  } catch {
    return undefined;
  }
}

/**
 * @param {string | undefined} revision that someone named
 * @returns {string} the commit that changes count from: where this branch left the main one
 * @throws if there is no such commit
 */
export function commitBefore(revision) {
  if (revision !== undefined) {
    const commit = commitOf(revision);
    if (commit === undefined)
      throw new Error(`Git knows no "${revision}". Name a commit or a branch after --changed.`);
    return commit;
  }
  const main = ['origin/HEAD', 'origin/main', 'main'].find((name) => commitOf(name) !== undefined);
  const [commit] = main === undefined ? git('rev-parse', 'HEAD') : git('merge-base', 'HEAD', main);
  return commit ?? 'HEAD';
}

/** @param {string} commit @returns {string[]} files that were changed, added or taken away since then, committed or not */
export const filesSince = (commit) => [
  ...git('diff', '--name-only', '--no-renames', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
];
