/** One remote from its sources, before a released site. */
import { buffer } from 'node:stream/consumers';
import { manifestAddress } from 'shared-types/protocol/addresses';
import { inRoot } from '../root.mjs';
import { demandDataFolder } from '../run/data-folder.mjs';
import { failureText } from '../run/failure.mjs';
import { packageFolders, packageNamed, remoteFolders } from '../site/packages.mjs';
import { localStore, prepareSite, publishedHere } from '../site/prepare.mjs';
import { compileRelease, openStore } from '../site/release-tools.mjs';
import { startDevServer } from './dev-server.mjs';
import { builtRemote, openPage, sliceFor, withRemotes } from './dev-site.mjs';

/** @typedef {(text: string) => void} Say */
/** @typedef {import('./dev-server.mjs').Request} Request */

/** Node sets these again, or they do not fit the changed answer. */
const droppedHeaders = [
  'content-encoding',
  'content-length',
  'content-security-policy',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'etag',
];

/** @param {Request} request @param {string} origin @returns {Promise<Response>} what the released site answers */
async function ask(request, origin) {
  const { accept = '*/*', cookie = '', 'content-type': type = '', authorization = '' } = request.headers;
  const headers = Object.entries({ accept, cookie, 'content-type': type, authorization });
  const body = await buffer(request);
  return await fetch(new URL(request.url, origin), {
    method: request.method,
    headers: headers.filter(([, value]) => value !== ''),
    body: body.length > 0 ? new Uint8Array(body) : null,
    redirect: 'manual',
  });
}

/** @param {string | Promise<string>} site  address of the released site @returns {import('./dev-server.mjs').Site['answer']} */
const answerBefore =
  (site) =>
  async (request, response, { packages }) => {
    const origin = await site;
    const released = await ask(request, origin).catch((error) => {
      throw new Error(`${origin} did not answer: ${error.cause ?? error}. Start it, then reload this page.`);
    });
    // Without a good build the released version stands there, and above it what is wrong.
    const remotes = packages.flatMap(builtRemote);
    const [slice] = remotes.flatMap((remote) => sliceFor(remote, request.path) ?? []);
    const isPage = released.headers.get('content-type')?.startsWith('text/html');
    const isChanged = isPage || request.path === manifestAddress;
    for (const [name, value] of released.headers)
      if (!droppedHeaders.includes(name)) response.append(name, value);
    if (isChanged) response.set('cache-control', 'no-store');
    response.status(isPage && slice ? 200 : released.status);
    if (!isChanged) response.end(Buffer.from(await released.arrayBuffer()));
    else if (isPage) response.end(openPage(await released.text(), slice, origin));
    else response.end(JSON.stringify(withRemotes(JSON.parse(await released.text()), remotes)));
  };

/** @param {import('release').Operator} operator @returns {Promise<readonly string[]>} names of packages */
const liveIn = async (operator) => Object.keys((await operator.state()).remotes);

/**
 * The released site of the local store, older than the sources maybe. Where there is none, the host is built first, which is
 * enough for the pages of the remote that is being written; the others follow.
 *
 * @param {Say} say
 * @returns {Promise<string>} its address
 */
async function serveLocalSite(say) {
  const operator = await openStore(localStore);
  await operator.init();
  if ((await liveIn(operator)).length === 0) await prepareSite(localStore, say, { isHostOnly: true });
  const { port } = await operator.serve({
    port: 0,
    host: '127.0.0.1',
    enquiriesFile: inRoot('.cache/dev/enquiries.sqlite'),
    accountsFile: inRoot('.cache/dev/accounts.sqlite'),
    // A form that is being changed is not declared by a live remote yet.
    isAnyFormTaken: true,
  });
  return `http://127.0.0.1:${port}`;
}

/** Completes a site of the host alone. @param {Say} say */
async function addRemotes(say) {
  if ((await liveIn(await openStore(localStore))).length > 1) return;
  say('building the pages of the other packages');
  await prepareSite(localStore, say);
  say('all pages are there');
}

/** A deployed site names what is live and what was before it. @param {string} origin @returns {Promise<Record<string, string[]>>} */
async function versionsOf(origin) {
  const { host, remotes } = await (await fetch(new URL(manifestAddress, origin))).json();
  /** @type {import('shared-types/release').ManifestRemote[]} */
  const live = remotes;
  return {
    host: [host],
    ...Object.fromEntries(
      live.map(({ name, version, previous }) => [name, [version, ...(previous ? [previous.version] : [])]]),
    ),
  };
}

/**
 * @param {string} name    of the remote
 * @param {{ against: string | undefined, dataFolder?: string | undefined, port: number, say: Say }} options
 * @returns {Promise<void>} once it answers
 */
export async function serveOneRemote(name, { against, dataFolder, port, say }) {
  const folder = packageNamed(name, remoteFolders());
  demandDataFolder(folder, dataFolder);
  if (!against && !packageFolders().includes('host'))
    throw new Error(
      'There is no host here: name a deployed site, as in npm run dev -- --against https://www.example.com',
    );
  await compileRelease(say);
  let begin = () => {};
  const isBuilding = new Promise((resolve) => {
    begin = () => resolve(undefined);
  });
  const released = against ?? serveLocalSite((text) => [say(text), begin()]);
  // The compilers hold up what runs in this process; a build of the host has its own.
  await Promise.race([released, isBuilding]);
  const answer = answerBefore(released);
  const site = {
    folders: [folder],
    isHot: false,
    answer,
    released,
    published: against ? () => versionsOf(against) : publishedHere,
    ...(dataFolder && { dataFolder }),
  };
  const [origin] = await Promise.all([released, startDevServer(site, port)]);
  say(`${folder} before the site at ${origin}`);
  if (against) return;
  addRemotes(say).catch((error) => console.error(`The other pages are missing. ${failureText(error)}`));
}
