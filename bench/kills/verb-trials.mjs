/** Each verb, killed at a random moment and repeated. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chainProblems } from './chain.mjs';
import { releaseDone, runRelease } from './release-command.mjs';
import { fromRelease } from './small-site.mjs';

/** @typedef {import('./small-site.mjs').SmallSite} SmallSite */

/**
 * A verb to be killed.
 *
 * @typedef {object} Trial
 * @property {readonly string[]} args
 * @property {(status: any) => boolean | Promise<boolean>} isDone  by what is live after the repeated command
 * @property {() => Promise<boolean>} [isTorn]    looks at what a killed one leaves
 * @property {number} [idleMs]  of its beginning, in which nothing can be torn
 */

/** @typedef {(site: SmallSite) => Promise<Trial>} MakeTrial */

const reason = ['--reason', 'killed'];

const changes = ['promote', 'rollback', 'configure', 'retire'];

/** Skips the best compression of pages, which is not tested here. @param {readonly string[]} args */
const quickly = (args) => (changes.includes(args[0] ?? '') ? [...args, '--quick'] : args);

/** @param {SmallSite} site @param {readonly string[]} args @returns {Promise<any>} */
const done = ({ at }, args) => releaseDone(quickly([...args, ...at]));

/** @param {any} status */
const shopOf = ({ state }) => state.remotes.shop?.active.version;

/** @param {SmallSite} site */
async function newShop(site) {
  const shop = site.nextShop();
  await done(site, ['publish', shop.folder]);
  return shop.version;
}

/** Files of an export by name; nobody reads those below `tmp`, and the configuration names its own folder. @param {string} folder */
function exported(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'nginx.conf')
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return new Map(
    names
      .filter((name) => !name.startsWith('tmp'))
      .map((name) => [name, readFileSync(path.join(folder, name), 'latin1')]),
  );
}

/** Enough for a kill to happen while they are copied. */
const rows = 3000;

/** @param {string} file */
async function fillDatabase(file) {
  const { openEnquiryDatabase } = await fromRelease('enquiries/database.js');
  const database = await openEnquiryDatabase(file);
  const insert = `INSERT INTO enquiry (ref, draft, digest, received_at, form, body) VALUES (?, ?, '', '2026', 'enquiry', '{}')`;
  await database.write(async (/** @type {any} */ { run }) => {
    for (let n = 0; n < rows; n += 1) await run(insert, [`R${n}`, `K${n}`]);
  });
  await database.close();
}

/** @type {Readonly<Record<string, MakeTrial>>} */
export const verbTrials = {
  gc: async (site) => {
    for (let n = 0; n < 2; n += 1) await done(site, ['promote', `shop@${await newShop(site)}`]);
    return {
      args: ['gc', '--delete'],
      isDone: async () => (await done(site, ['gc'])).files === 0,
      // It waits so long before it deletes.
      idleMs: 10_000,
    };
  },
  export: async (site) => {
    const [folder, whole] = [path.join(site.folder, 'www'), path.join(site.folder, 'whole')];
    mkdirSync(folder, { recursive: true });
    const before = exported(folder);
    await done(site, ['promote', `shop@${await newShop(site)}`]);
    rmSync(whole, { recursive: true, force: true });
    await done(site, ['export', whole]);
    const after = exported(whole);
    return {
      args: ['export', folder],
      isTorn: async () =>
        [...exported(folder)].some(([name, text]) => text !== before.get(name) && text !== after.get(name)),
      isDone: () => [...after].every(([name, text]) => exported(folder).get(name) === text),
    };
  },
  'database copy': async (site) => {
    const { url, create, ask } = await site.postgres();
    const file = path.join(site.folder, 'copied.sqlite');
    if (!existsSync(file)) await fillDatabase(file);
    const database = await create();
    const count = async () => Number((await ask('SELECT count(*) FROM enquiry', database))[0]?.count);
    return {
      args: ['database', 'copy', 'enquiries', '--from', file, '--to', url(database)],
      isTorn: async () => ![0, rows].includes(await count().catch(() => 0)),
      isDone: async () => (await count()) === rows,
    };
  },
  publish: async (site) => {
    const { folder, version } = site.nextShop();
    return {
      args: ['publish', folder],
      isDone: () => site.store.has(`releases/shop/${version}/release.json`),
    };
  },
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
 * @property {readonly string[]} torn    killed commands that left something in part
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
  /** @type {{ failed: string[], wrong: string[], chain: string[], torn: string[] }} */
  const found = { failed: [], wrong: [], chain: [], torn: [] };
  const spanMs = await spanOf(site, await make(site));
  let kills = 0;
  while (kills < count) {
    const { args, isDone, isTorn, idleMs = 0 } = await make(site);
    const afterMs = Math.round(idleMs + random() * (spanMs - idleMs));
    const killed = await runRelease(quickly([...args, ...site.at]), afterMs);
    // It told its end: nobody repeats it, and it was not killed either.
    if (killed.told) continue;
    kills += 1;
    const what = `${args.join(' ')} killed after ${afterMs} ms`;
    if (await isTorn?.()) found.torn.push(what);
    const repeated = await runRelease(quickly([...args, ...site.at]));
    if (!repeated.told?.ok) found.failed.push(`${what}: ${repeated.output}`);
    else if (!(await isDone(await site.status()))) found.wrong.push(what);
    found.chain.push(...(await chainProblems(site.store)));
  }
  say(`${verb}: ${kills} kills within ${spanMs} ms, ${found.failed.length} repeats failed`);
  return { verb, kills, ...found };
}

/** Duration of the verb without a kill, in milliseconds. @param {SmallSite} site @param {Trial} trial */
async function spanOf(site, { args }) {
  const startedAtMs = performance.now();
  await done(site, args);
  return Math.round(performance.now() - startedAtMs);
}
