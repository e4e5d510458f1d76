/** A small site in a store of its own, a folder or a bucket, made of packages like those of the release tests. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from 'tooling/root.mjs';
import { compileRelease } from 'tooling/site/release-tools.mjs';
import { releaseDone } from './release-command.mjs';

/** Enough pages for a kill to happen while they are rendered. */
const usualPages = 24;

/** @param {string} file of the compiled release tools @returns {Promise<any>} */
export const fromRelease = (file) => import(pathToFileURL(inRoot('release/dist', file)).href);

/** Starts a Ceph gateway, whose keys the commands have from now on. @returns {Promise<{ place: string, close: () => Promise<void> }>} */
async function openBucket() {
  const { makeBucket, s3Variables, startCephGateway } = await fromRelease('testing/ceph-gateway.js');
  const gateway = await startCephGateway();
  Object.assign(process.env, s3Variables(gateway.address));
  await makeBucket('site');
  return { place: `s3://site/${randomUUID()}`, close: gateway.close };
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
 * @property {import('release/dist/store/store.js').Store} store
 * @property {() => readonly string[]} serving          the options of one more server
 * @property {readonly string[]} paths                  of its pages
 * @property {string} firstShop                         the version that is live at first
 * @property {() => { folder: string, version: string }} nextShop  a new version, built
 * @property {() => string} nextSiteFile                another configuration
 * @property {() => Promise<any>} status
 * @property {() => Promise<any>} postgres              started when it is first asked for
 * @property {() => Promise<void>} close                 ends what was started with it
 */

/**
 * @param {string} parent
 * @param {{ isInBucket?: boolean | undefined, pages?: number }} [options] `pages` of the shop
 * @returns {Promise<SmallSite>}
 */
export async function makeSmallSite(parent, { isInBucket = false, pages = usualPages } = {}) {
  await compileRelease(console.log);
  const { builtHost, builtRemote, route, writeDist } = await fromRelease('testing/release-factory.js');
  const { openStore } = await fromRelease('store/open-store.js');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'release-kills-'));
  const { place, close } = isInBucket
    ? await openBucket()
    : { place: path.join(folder, 'store'), close: async () => {} };
  const at = ['--store', place];
  const paths = Array.from({ length: pages }, (_, index) => `/shop/page-${index}`);
  let versions = 0;
  let sites = 0;
  /** @type {Promise<any> | undefined} */
  let postgres;
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
  await releaseDone(['init', ...at]);
  await releaseDone(['publish', ...dists, ...at]);
  await releaseDone(['promote', ...targets, '--site', nextSiteFile(), '--quick', ...at]);
  return {
    folder,
    at,
    store: openStore(place),
    serving: () => [
      '--port',
      '0',
      ...at,
      ...(isInBucket ? ['--cache', mkdtempSync(`${folder}/cache-`)] : []),
    ],
    paths: ['/home', '/shop', ...paths],
    firstShop: shop.version,
    nextShop,
    nextSiteFile,
    postgres: () =>
      (postgres ??= fromRelease('testing/postgres.js').then(({ startPostgres }) => startPostgres())),
    close: async () => {
      await (await postgres)?.close();
      await close();
    },
    status: () => releaseDone(['status', ...at]),
  };
}
