/**
 * `npm run bench -- kills [--bucket] [--each N] [--seed N] [--verbs publish,serve] [--folder DIR]`
 *
 * SIGKILL at random moments: `each` times each verb of the release command line and the server with enquiries arriving. Each is
 * repeated at once. With `--bucket`, the store is in a bucket of a Ceph gateway.
 */
import { parseArgs } from 'node:util';
import { inRoot } from 'tooling/root.mjs';
import { seeded } from '../model/seeded.mjs';
import { killableVerbs, releaseKills } from './release-kills.mjs';

/** @param {readonly string[]} line */
export async function kills(line) {
  const text = { type: /** @type {const} */ ('string') };
  const { values } = parseArgs({
    args: [...line],
    options: { each: text, seed: text, verbs: text, folder: text, bucket: { type: 'boolean' } },
  });
  const { each = '25', seed = '1', folder = inRoot('.cache/kills') } = values;
  const verbs = values.verbs?.split(',') ?? killableVerbs;
  const release = await releaseKills({
    each: Number(each),
    random: seeded(Number(seed)),
    parent: folder,
    verbs,
    isInBucket: values.bucket,
  });
  console.log(
    [
      `${release.kills} kills`,
      `starts that failed: ${release.failed}`,
      `acknowledged enquiries lost: ${release.lost} of ${release.acknowledged}`,
      `torn pages served or exported: ${release.torn}`,
      `rollbacks that went back twice, and other wrong outcomes: ${release.wrong}`,
      `problems of the chain: ${release.chain}`,
    ].join('\n'),
  );
  if (release.failed + release.lost + release.torn + release.wrong + release.chain > 0) process.exitCode = 1;
}
