/** The verbs of the release command line and the server, killed at random moments and repeated. */
import { startServer } from './release-command.mjs';
import { killServer } from './serve-trials.mjs';
import { makeSmallSite } from './small-site.mjs';
import { killVerb, verbTrials } from './verb-trials.mjs';
import { watchPages } from './watch-pages.mjs';

/**
 * @typedef {object} KillFigures
 * @property {number} kills
 * @property {number} failed        commands that failed when they were repeated, servers that did not start
 * @property {number} wrong         commands after which something else was live, as a rollback that went back twice
 * @property {number} chain         problems of the chain
 * @property {number} torn          pages that were not whole
 * @property {number} acknowledged  enquiries
 * @property {number} lost          of them
 */

/** @typedef {{ each: number, random: () => number, verbs: readonly string[] }} Plan */

/**
 * @param {Plan & { parent: string, isInBucket?: boolean | undefined }} options
 * @returns {Promise<KillFigures>}
 */
export async function releaseKills({ parent, isInBucket, ...plan }) {
  const site = await makeSmallSite(parent, { isInBucket });
  try {
    return await killAll(site, plan);
  } finally {
    await site.close();
  }
}

/** @param {import('./small-site.mjs').SmallSite} site @param {Plan} plan @returns {Promise<KillFigures>} */
async function killAll(site, { each, random, verbs }) {
  const say = console.log;
  const server = await startServer(site.serving());
  const endVisits = watchPages(server.origin, site.paths);
  /** @type {import('./verb-trials.mjs').Series[]} */
  const series = [];
  /** @type {import('./watch-pages.mjs').Visits} */
  let visits;
  try {
    for (const verb of Object.keys(verbTrials).filter((name) => verbs.includes(name)))
      series.push(await killVerb(site, verb, { count: each, random, say }));
  } finally {
    visits = await endVisits();
    await server.kill();
  }
  const { answers, torn } = visits;
  say(`${answers} pages visited meanwhile, ${torn.length} torn`);
  const served = verbs.includes('serve')
    ? await killServer(site, { count: each, random, say })
    : { kills: 0, failed: [], acknowledged: 0, lost: [] };
  const all = series.flatMap(({ failed, wrong, chain, torn }) => [...failed, ...wrong, ...chain, ...torn]);
  for (const line of [...all, ...torn, ...served.failed, ...served.lost]) say(line);
  say(`The store: ${site.store.title}`);
  /** @param {'failed' | 'wrong' | 'chain' | 'torn'} kind */
  const sum = (kind) => series.reduce((total, one) => total + one[kind].length, 0);
  return {
    kills: series.reduce((total, { kills }) => total + kills, served.kills),
    failed: sum('failed') + served.failed.length,
    wrong: sum('wrong'),
    chain: sum('chain'),
    torn: torn.length + sum('torn'),
    acknowledged: served.acknowledged,
    lost: served.lost.length,
  };
}

/** Verbs that can be killed. */
export const killableVerbs = [...Object.keys(verbTrials), 'serve'];
