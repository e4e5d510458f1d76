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

const usage = `  npm test                                runs the checks and the fast tests
  npm run test:all [-- --shard PART/ALL]  runs everything, or one part of it`;

function readWords(words: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { all: { type: 'boolean', default: false }, shard: { type: 'string' } },
    });
    if (values.shard !== undefined && !(values.all && /^[1-9]\d*\/[1-9]\d*$/.test(values.shard)))
      throw new Error('No such part.');
    return values;
  } catch {
    throw new Error(`${words.join(' ')} was not understood.\n${usage}`);
  }
}

/** @param words  of the command line. @throws if a word is unknown */
export function chosenTests(words: readonly string[]): ChosenTests {
  const { all: isAll, shard } = readWords(words);
  if (!isAll) return fastTests;
  const which = shard === undefined ? [] : [`--shard=${shard}`];
  const hasChecks = shard === undefined || shard.startsWith('1/');
  return { hasChecks, unitTests: which, browserTests: which };
}
