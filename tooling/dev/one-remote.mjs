/** One remote alone, on the dev server, before the released others. */
import { packageFolders, releaseName } from '../site/packages.mjs';
import { localStore, prepareSite } from '../site/prepare.mjs';
import { compileRelease, openStore } from '../site/release-tools.mjs';
import { serveStore } from '../site/serve.mjs';
import { inRoot } from '../root.mjs';
import { ProblemBoard } from './problem-board.mjs';
import { serveBefore } from './proxy.mjs';
import { watchRemote } from './watch-remote.mjs';

/** @typedef {(text: string) => void} Say */

/**
 * The released site of the local store, older than the sources maybe; made first where there is none.
 *
 * @param {Say} say
 * @returns {Promise<string>} its address
 */
async function serveLocalSite(say) {
  await compileRelease(say);
  const operator = await openStore(localStore);
  await operator.init();
  const { n } = await operator.status();
  if (n === 0) await prepareSite(localStore, say);
  // A form that is being changed is not declared by a live remote yet.
  const { origin } = await serveStore(localStore, {
    enquiriesFile: inRoot('.cache/dev/enquiries.sqlite'),
    accountsFile: inRoot('.cache/dev/accounts.sqlite'),
    isAnyFormTaken: true,
  });
  return origin;
}

/**
 * @param {string} name    of the remote
 * @param {{ against: string | undefined, dataFolder?: string | undefined, port: number, say: Say }} options
 * @returns {Promise<void>} once it answers
 */
export async function serveOneRemote(name, { against, dataFolder, port, say }) {
  const folders = packageFolders().filter((folder) => folder !== 'host');
  const folder = folders.find((candidate) => releaseName(candidate) === releaseName(name));
  if (!folder)
    throw new Error(`There is no remote '${name}'. Choose from: ${folders.map(releaseName).join(', ')}.`);
  const origin = against ?? (await serveLocalSite(say));
  await compileRelease(say);
  const board = new ProblemBoard();
  const remote = await watchRemote(folder, board, dataFolder);
  await serveBefore({ remote, origin, board }, port);
  say(`${folder} before the site at ${origin}`);
}
