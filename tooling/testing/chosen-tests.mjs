/** Which tests `npm test` runs. */
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from '../root.mjs';
import { affectedBy, browserTestsOf, commitBefore, filesSince } from './changed.mjs';
import { runAffectedJest, runJest } from './jest-run.mjs';

/**
 * @typedef {object} ChosenTests
 * @property {string} [note]      what to say of the choice
 * @property {() => Promise<import('../run/steps.mjs').StepResult>} unitTests
 * @property {boolean} hasBrowserTests
 * @property {string} [pattern]   of browser tests, if not all are wanted
 */

/** @type {ChosenTests} */
const everything = { unitTests: () => runJest(), hasBrowserTests: true };

const usage = 'npm test has one option: --changed [REVISION], for what was changed since then.';

/** @param {readonly string[]} words of the command line @returns {{ isChanged: boolean, revision: string | undefined }} */
function readWords(words) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { changed: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [revision, ...others] = positionals;
    if (others.length > 0 || (revision !== undefined && !values.changed)) throw new Error('Too many words.');
    return { isChanged: values.changed, revision };
  } catch {
    throw new Error(`${usage} It was given: ${words.join(' ')}`);
  }
}

/** @param {readonly string[]} files */
const listed = ([first = '', ...others]) =>
  others.length === 0 ? first : `${first} and ${others.length} more`;

/**
 * @param {readonly string[]} words of the command line
 * @returns {ChosenTests}
 * @throws if a word is unknown, or names no commit
 */
export function chosenTests(words) {
  const { isChanged, revision } = readWords(words);
  if (!isChanged) return everything;
  const commit = commitBefore(revision);
  const files = filesSince(commit);
  const since = `since ${commit.slice(0, 12)}`;
  const remotes = readdirSync(root).filter((name) => name.startsWith('remote-'));
  const affected = affectedBy(files, remotes);
  if (affected.wide.length > 0)
    return {
      ...everything,
      note: `Changed ${since}: ${listed(affected.wide)}. Anything can depend on that, so everything is tested.`,
    };
  const pattern = browserTestsOf(affected);
  return {
    note:
      files.length === 0
        ? `Nothing was changed ${since}.`
        : `Changed ${since}: ${listed(files)}. Tested is what that can affect; npm test runs everything.`,
    unitTests: () => runAffectedJest({ commit, packages: affected.dataOwners }),
    hasBrowserTests: pattern !== undefined,
    ...(pattern !== undefined && { pattern }),
  };
}
