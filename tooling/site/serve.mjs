/** Serves a store on a free port, for a tool that looks at the released site. */
import { spawn } from 'node:child_process';
import { releaseProgram } from './release-tools.mjs';

/**
 * @param {string} store
 * @param {{ enquiriesFile?: string }} [options] with a file, enquiries are taken and kept there
 * @returns {Promise<{ origin: string, stop: () => void }>} once it answers; it ends with this process at the latest
 */
export function serveStore(store, { enquiriesFile } = {}) {
  const taking = enquiriesFile === undefined ? [] : ['--enquiries', enquiriesFile];
  const line = [releaseProgram, 'serve', '--store', store, '--port', '0', '--json', ...taking];
  const server = spawn(process.execPath, line, { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = () => server.kill();
  process.once('exit', stop);
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server of ${store} ended with ${code}.`)));
    server.stdout.once('data', (text) => resolve({ origin: JSON.parse(String(text)).address, stop }));
  });
}
