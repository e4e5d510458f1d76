/** Serves a store on a free port, for a tool that needs the released site. */
import { startProgram } from '../run/command.mjs';
import { releaseProgram } from './release-tools.mjs';

/**
 * @param {string} store
 * @returns {Promise<{ origin: string, stop: () => void }>} once it answers; it ends with this process at the latest
 */
export function serveStore(store) {
  const line = [releaseProgram, 'serve', '--store', store, '--port', '0', '--json'];
  const server = startProgram([process.execPath, ...line], { errors: 'inherit' });
  const stop = () => void server.kill();
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server of ${store} ended with exit code ${code}.`)));
    server.once('error', (error) =>
      reject(new Error(`The server of ${store} could not be started: ${error.message}`)),
    );
    server.stdout?.once('data', (text) => resolve({ origin: JSON.parse(String(text)).address, stop }));
  });
}
