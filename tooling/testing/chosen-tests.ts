/** Choice of the tests that `npm test` and `npm run test:all` run. */
import { parseArgs } from 'node:util';
import type { StepResult } from '../run/steps.js';
import { remoteFolders } from '../site/packages.js';
import { affectedBy, browserTestsOf, commitBefore, filesSince } from './changed.js';
import { fastOnly, runAffectedJest, runJest } from './jest-run.js';

type ChosenTests = {
  note?: string;
  hasChecks: boolean;
  unitTests: () => Promise<StepResult>;
  /** Parameters that choose among the browser tests; undefined to run none. */
  browserTests: readonly string[] | undefined;
};

const main: ChosenTests = {
  hasChecks: true,
  unitTests: () => runJest(fastOnly),
  browserTests: ['--grep', '@main'],
};

const usage = `  npm test                                runs the checks and the fast tests
  npm test -- --changed [REVISION]        what was changed since then can affect
  npm run test:all [-- --shard PART/ALL]  runs everything, or one part of it`;

function readWords(words: readonly string[]) {
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

/** @param shard  `2/3` */
function allTests(shard: string | undefined): ChosenTests {
  const which = shard === undefined ? [] : [`--shard=${shard}`];
  return {
    hasChecks: shard === undefined || shard.startsWith('1/'),
    unitTests: () => runJest(which),
    browserTests: which,
  };
}

const listed = ([first = '', ...others]: readonly string[]) =>
  others.length === 0 ? first : `${first} and ${others.length} more`;

function changedTests(revision: string | undefined): ChosenTests {
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

/** @param words  of the command line. @throws if a word is unknown, or names no commit */
export function chosenTests(words: readonly string[]): ChosenTests {
  const { isAll, isChanged, revision, shard } = readWords(words);
  if (isAll) return allTests(shard);
  return isChanged ? changedTests(revision) : main;
}
