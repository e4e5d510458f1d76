/** Which tests `npm test` and `npm run test:all` run. */
import { parseArgs } from 'node:util';
import { remoteFolders } from '../site/packages.mjs';
import { affectedBy, browserTestsOf, commitBefore, filesSince } from './changed.mjs';
import { fastOnly, runAffectedJest, runJest } from './jest-run.mjs';

/**
 * @typedef {object} ChosenTests
 * @property {string} [note]            what to say of the choice
 * @property {boolean} hasChecks
 * @property {() => Promise<import('../run/steps.mjs').StepResult>} unitTests
 * @property {readonly string[] | undefined} browserTests parameters that choose among them, if there are any
 */

/** @type {ChosenTests} */
const main = { hasChecks: true, unitTests: () => runJest(fastOnly), browserTests: ['--grep', '@main'] };

const usage = `  npm test                                runs the checks and the fast tests
  npm test -- --changed [REVISION]        what was changed since then can affect
  npm run test:all [-- --shard PART/ALL]  runs everything, or one part of it`;

/** @param {readonly string[]} words of the command line */
function readWords(words) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: {
        all: { type: 'boolean', default: false },
        changed: { type: 'boolean', default: false },
        shard: { type: 'string' },
      },
      allowPositionals: true,
    });
    const { all: isAll, changed: isChanged, shard } = values;
    const [revision, ...others] = positionals;
    if (others.length > 0 || (revision !== undefined && !isChanged)) throw new Error('Too many words.');
    if (isAll && isChanged) throw new Error('All, and not all.');
    if (shard !== undefined && !(isAll && /^[1-9]\d*\/[1-9]\d*$/.test(shard)))
      throw new Error('No such part.');
    return { isAll, isChanged, revision, shard };
  } catch {
    throw new Error(`${words.join(' ')} was not understood.\n${usage}`);
  }
}

/** @param {string | undefined} shard `2/3` @returns {ChosenTests} */
function allTests(shard) {
  const which = shard === undefined ? [] : [`--shard=${shard}`];
  return {
    hasChecks: shard === undefined || shard.startsWith('1/'),
    unitTests: () => runJest(which),
    browserTests: which,
  };
}

/** @param {readonly string[]} files */
const listed = ([first = '', ...others]) =>
  others.length === 0 ? first : `${first} and ${others.length} more`;

/** @param {string | undefined} revision @returns {ChosenTests} */
function changedTests(revision) {
  const commit = commitBefore(revision);
  const files = filesSince(commit);
  const since = `since ${commit.slice(0, 12)}`;
  const affected = affectedBy(files, remoteFolders());
  if (affected.wide.length > 0)
    return {
      ...main,
      note: `Changed ${since}: ${listed(affected.wide)}. Anything can depend on that, so all of npm test is run, with the long tests of it.`,
      unitTests: () => runAffectedJest(commit, ['']),
    };
  const pattern = browserTestsOf(affected);
  return {
    note:
      files.length === 0
        ? `Nothing was changed ${since}.`
        : `Changed ${since}: ${listed(files)}. Tested is what that can affect; npm test runs everything.`,
    hasChecks: true,
    unitTests: () => runAffectedJest(commit, affected.dataOwners),
    browserTests: pattern === undefined ? undefined : ['--grep', pattern],
  };
}

/**
 * @param {readonly string[]} words of the command line
 * @returns {ChosenTests}
 * @throws if a word is unknown, or names no commit
 */
export function chosenTests(words) {
  const { isAll, isChanged, revision, shard } = readWords(words);
  if (isAll) return allTests(shard);
  return isChanged ? changedTests(revision) : main;
}
