/** Each verb, killed at a random moment and repeated. */
import path from 'node:path';
import { chainProblems } from './chain.mjs';
import { runRelease } from './release-command.mjs';

/** @typedef {import('./small-site.mjs').SmallSite} SmallSite */

/**
 * A verb to be killed.
 *
 * @typedef {object} Trial
 * @property {readonly string[]} args
 * @property {(status: any) => boolean} isDone  by what is live afterwards
 */

/** @typedef {(site: SmallSite) => Promise<Trial>} MakeTrial */

const reason = ['--reason', 'killed'];

/** Skips the best compression of pages, which is not tested here. @param {readonly string[]} args */
const quickly = (args) => (args[0] === 'publish' ? args : [...args, '--quick']);

/** @param {SmallSite} site @param {readonly string[]} args */
async function done({ at }, args) {
  const { told, output } = await runRelease(quickly([...args, ...at]));
  if (!told?.ok) throw new Error(`${args.join(' ')}: ${output}`);
}

/** @param {any} status */
const shopOf = ({ state }) => state.remotes.shop?.active.version;

/** @param {SmallSite} site */
async function newShop(site) {
  const shop = site.nextShop();
  await done(site, ['publish', shop.folder]);
  return shop.version;
}

/** @type {Readonly<Record<string, MakeTrial>>} */
export const verbTrials = {
  publish: async (site) => ({ args: ['publish', site.nextShop().folder], isDone: () => true }),
  promote: async (site) => {
    const version = await newShop(site);
    return { args: ['promote', `shop@${version}`], isDone: (status) => shopOf(status) === version };
  },
  rollback: async (site) => {
    await done(site, ['promote', `shop@${await newShop(site)}`]);
    const before = shopOf(await site.status());
    await done(site, ['promote', `shop@${await newShop(site)}`]);
    return { args: ['rollback', 'shop', ...reason], isDone: (status) => shopOf(status) === before };
  },
  configure: async (site) => {
    const before = (await site.status()).state.siteConfig;
    return {
      args: ['configure', site.nextSiteFile(), ...reason],
      isDone: ({ state }) => state.siteConfig !== before && state.siteStack.at(-1) === before,
    };
  },
  'rollback configuration': async (site) => {
    await done(site, ['configure', site.nextSiteFile()]);
    const before = (await site.status()).state.siteConfig;
    await done(site, ['configure', site.nextSiteFile()]);
    return {
      args: ['rollback', 'configuration', ...reason],
      isDone: ({ state }) => state.siteConfig === before,
    };
  },
  retire: async (site) => {
    const { state } = await site.status();
    if (state.retired?.shop) await done(site, ['rollback', 'shop', ...reason]);
    return {
      args: ['retire', 'shop', ...reason],
      isDone: (status) => Boolean(status.state.retired?.shop) && !status.state.remotes.shop,
    };
  },
};

/**
 * @typedef {object} Series
 * @property {string} verb
 * @property {number} kills
 * @property {readonly string[]} failed  repeated commands that failed
 * @property {readonly string[]} wrong   what was live then was not what the command says; a rollback that went back twice
 * @property {readonly string[]} chain   problems of the chain
 */

/**
 * @param {SmallSite} site
 * @param {string} verb
 * @param {{ count: number, random: () => number, say: (line: string) => void }} options
 * @returns {Promise<Series>}
 */
export async function killVerb(site, verb, { count, random, say }) {
  const make = verbTrials[verb];
  if (!make) throw new Error(`There is no verb ${verb}.`);
  /** @type {{ failed: string[], wrong: string[], chain: string[] }} */
  const found = { failed: [], wrong: [], chain: [] };
  const spanMs = await spanOf(site, await make(site));
  let kills = 0;
  while (kills < count) {
    const { args, isDone } = await make(site);
    const afterMs = Math.round(random() * spanMs);
    const killed = await runRelease(quickly([...args, ...site.at]), afterMs);
    // It told its end: nobody repeats it, and it was not killed either.
    if (killed.told) continue;
    kills += 1;
    const repeated = await runRelease(quickly([...args, ...site.at]));
    const what = `${args.join(' ')} killed after ${afterMs} ms`;
    if (!repeated.told?.ok) found.failed.push(`${what}: ${repeated.output}`);
    else if (!isDone(await site.status())) found.wrong.push(what);
    found.chain.push(...chainProblems(path.join(site.folder, 'store')));
  }
  say(`${verb}: ${kills} kills within ${spanMs} ms, ${found.failed.length} repeats failed`);
  return { verb, kills, ...found };
}

/** Duration of the verb without a kill, in milliseconds. @param {SmallSite} site @param {Trial} trial */
async function spanOf({ at }, { args }) {
  const startedAtMs = performance.now();
  const { told, output } = await runRelease(quickly([...args, ...at]));
  if (!told?.ok) throw new Error(`${args.join(' ')}: ${output}`);
  return Math.round(performance.now() - startedAtMs);
}
