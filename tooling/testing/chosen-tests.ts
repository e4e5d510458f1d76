/** Choice of the tests that `npm test` and `npm run test:all` run. */
import { parseArgs } from 'node:util';

type ChosenTests = {
  hasChecks: boolean;
  /** Parameters of Jest. */
  unitTests: readonly string[];
  /** Parameters of Playwright. */
  browserTests: readonly string[];
};

const fastTests: ChosenTests = {
  hasChecks: true,
  unitTests: ['--testPathIgnorePatterns', String.raw`\.slow\.test\.`],
  browserTests: ['--grep', '@main'],
};

/** @param args  of the command line: `--all`, and `--shard PART/ALL` for one part of them. @throws if a word is unknown */
export function chosenTests(args: string[]): ChosenTests {
  const { values } = parseArgs({ args, options: { all: { type: 'boolean' }, shard: { type: 'string' } } });
  const { all: isAll, shard } = values;
  if (!isAll && shard === undefined) return fastTests;
  const which = shard === undefined ? [] : [`--shard=${shard}`];
  return { hasChecks: shard === undefined || shard.startsWith('1/'), unitTests: which, browserTests: which };
}
