/** The released site, served on a free port for the tests of one worker. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfiguration } from 'shared-types/release';
import type { LocalServer } from './local-server';

const root = path.resolve(import.meta.dirname, '..');
export const releaseProgram = path.join(root, 'tooling/dist/release.js');

/** Made once before all tests. No test changes it. */
export const preparedStore = path.join(root, '.cache/test-site');

/** The same site with the remotes that tests bring along. */
export const remotesStore = path.join(root, '.cache/remotes-site');

export interface ServedSite extends LocalServer {
  /** Everything that the server has written until now. */
  readonly printed: () => string;
}

/** The address that the server prints when it answers. */
const addressFrom = (server: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${String(code)}`)));
    server.stdout?.once('data', (line: Buffer) => {
      const { address } = JSON.parse(String(line)) as { readonly address: string };
      resolve(address);
    });
  });

/** Serves an environment of a store on a free port. @param more further options of the command line */
export async function serveSite(
  store = preparedStore,
  env = 'local',
  more: readonly string[] = [],
): Promise<ServedSite> {
  const line = [releaseProgram, 'serve', '--store', store, '--env', env, '--port', '0', '--json', ...more];
  const server = spawn(process.execPath, line, { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (bytes: Buffer) => {
      printed += String(bytes);
    });
  server.stderr.pipe(process.stderr, { end: false });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const origin = await addressFrom(server);
  const close = async () => {
    server.kill('SIGINT');
    await ended;
  };
  return { origin, close, printed: () => printed };
}

/** A copy of the prepared store that a test may change. */
export async function copyOfStore(): Promise<{
  readonly store: string;
  readonly remove: () => Promise<void>;
}> {
  const store = await mkdtemp(path.join(root, '.cache/store-'));
  await cp(preparedStore, store, { recursive: true });
  return { store, remove: () => rm(store, { recursive: true, force: true }) };
}

/** Writes the configuration of the site with changes into a folder. @returns the file */
export async function writeSite(
  folder: string,
  change: (site: SiteConfiguration) => object,
): Promise<string> {
  const site = JSON.parse(await readFile(path.join(root, 'e2e/site.json'), 'utf8')) as SiteConfiguration;
  const file = path.join(folder, 'changed-site.json');
  await writeFile(file, JSON.stringify({ ...site, ...change(site) }));
  return file;
}
