/** A small site in a store of its own, made of packages like those of the release tests. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from 'tooling/root.mjs';
import { compileRelease } from 'tooling/site/release-tools.mjs';
import { runRelease } from './release-command.mjs';

/** Enough pages for a kill to happen while they are rendered. */
const pagesOfShop = 24;

/** @returns {Promise<any>} what makes packages of the release tests */
async function factory() {
  await compileRelease(console.log);
  return await import(pathToFileURL(inRoot('release/dist/testing/release-factory.js')).href);
}

/** @param {string} name */
const siteNamed = (name) => ({
  company: {
    name,
    address: ['1 Test Street'],
    email: 'mail@test.example',
    phone: '+00 1',
    linkedin: 'https://network.example/test',
  },
  hosting: { name: 'Test Hosting', url: 'https://hosting.example' },
  baseUrl: 'http://localhost',
  remotes: ['home', 'shop'],
  sample: true,
  indexable: false,
  api: {},
  enquiries: { endpoint: '/api/enquiries' },
});

/**
 * @typedef {object} SmallSite
 * @property {string} folder
 * @property {readonly string[]} at                     the options that name the store
 * @property {readonly string[]} paths                  of its pages
 * @property {string} firstShop                         the version that is live at first
 * @property {() => { folder: string, version: string }} nextShop  a new version, built
 * @property {() => string} nextSiteFile                another configuration
 * @property {() => Promise<any>} status
 */

/** @param {Awaited<ReturnType<typeof runRelease>>} outcome */
function requireDone({ told, output }) {
  if (!told?.ok) throw new Error(`The site cannot be made: ${output}`);
}

/** @param {string} parent @returns {Promise<SmallSite>} */
export async function makeSmallSite(parent) {
  const { builtHost, builtRemote, route, writeDist } = await factory();
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'release-kills-'));
  const at = ['--store', path.join(folder, 'store')];
  const paths = Array.from({ length: pagesOfShop }, (_, index) => `/shop/page-${index}`);
  let versions = 0;
  let sites = 0;
  const nextShop = () => {
    versions += 1;
    const version = `1.${versions}.0`;
    const text = `exports.Screen = ({ request }) => ${JSON.stringify(`${version} `.repeat(2000))} + request.path;`;
    const built = builtRemote(
      { name: 'shop', version, routes: [route('/shop'), ...paths.map((page) => route(page))] },
      { 'node/page.cjs': text },
    );
    return { folder: writeDist(folder, built), version };
  };
  const nextSiteFile = () => {
    sites += 1;
    const file = path.join(folder, `site-${sites}.json`);
    writeFileSync(file, JSON.stringify(siteNamed(`Company ${sites}`)));
    return file;
  };
  const host = builtHost({ version: '1.0.0', links: [{ path: '/home' }, { path: '/shop' }] });
  const home = builtRemote({ name: 'home', version: '1.0.0' });
  const shop = nextShop();
  const dists = [writeDist(folder, host), writeDist(folder, home), shop.folder];
  const targets = ['host@1.0.0', 'home@1.0.0', `shop@${shop.version}`];
  requireDone(await runRelease(['init', ...at]));
  requireDone(await runRelease(['publish', ...dists, ...at]));
  requireDone(await runRelease(['promote', ...targets, '--site', nextSiteFile(), ...at]));
  return {
    folder,
    at,
    paths: ['/home', '/shop', ...paths],
    firstShop: shop.version,
    nextShop,
    nextSiteFile,
    status: async () => {
      const { told, output } = await runRelease(['status', ...at]);
      if (told?.ok) return told;
      throw new Error(`status: ${output}`);
    },
  };
}
