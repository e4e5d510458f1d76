/**
 * `npm run bench -- kills [--each N] [--seed N] [--verbs publish,serve] [--folder DIR] [--full N] [--small N] [--port N]`
 *
 * SIGKILL at random moments: `each` times each verb of the release command line and the server with enquiries arriving,
 * then `npm start` (`start-kills` has its options; `--full 0 --small 0` leaves it out). Each is repeated at once. Needs Linux.
 */
import { parseArgs } from 'node:util';
import { inRoot } from 'tooling/root.mjs';
import { seeded } from '../model/seeded.mjs';
import { startKills } from '../start-kills/start-kills.mjs';
import { killableVerbs, releaseKills } from './release-kills.mjs';

/** @param {readonly string[]} line */
export async function kills(line) {
  const text = { type: /** @type {const} */ ('string') };
  const { values } = parseArgs({
    args: [...line],
    options: { each: text, seed: text, verbs: text, folder: text, full: text, small: text, port: text },
  });
  const { each = '25', seed = '1', folder = inRoot('.cache/kills') } = values;
  const verbs = values.verbs?.split(',') ?? killableVerbs;
  const release = await releaseKills({
    each: Number(each),
    random: seeded(Number(seed)),
    parent: folder,
    verbs,
  });
  const passed = ['full', 'small', 'port'].flatMap((name) => {
    const value = values[/** @type {'full' | 'small' | 'port'} */ (name)];
    return value === undefined ? [] : [`--${name}`, value];
  });
  const starts = await startKills(['--seed', seed, ...passed]);
  const failed = release.failed + starts.failed;
  console.log(
    [
      `${release.kills + starts.kills} kills`,
      `starts that failed: ${failed}`,
      `acknowledged enquiries lost: ${release.lost} of ${release.acknowledged}`,
      `torn pages served: ${release.torn}`,
      `rollbacks that went back twice, and other wrong outcomes: ${release.wrong}`,
      `problems of the chain: ${release.chain}`,
    ].join('\n'),
  );
  if (failed + release.lost + release.torn + release.wrong + release.chain > 0) process.exitCode = 1;
}
