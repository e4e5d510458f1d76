/** Serves a store on a free port, for a tool that needs the released site. */
import { startGuarded } from '../run/command.mjs';
import { releaseProgram } from './release-tools.mjs';

/**
 * @param {string} store
 * @param {{ enquiriesFile?: string, isAnyFormTaken?: boolean, accountsFile?: string }} [options] with a file, enquiries
 *   are taken and kept there, those of forms that no live remote declares if it is told to; with the other one, visitors can
 *   register and sign in
 * @returns {Promise<{ origin: string, stop: () => void }>} once it answers; it ends with this process at the latest
 */
export function serveStore(store, { enquiriesFile, isAnyFormTaken = false, accountsFile } = {}) {
  const taking = enquiriesFile === undefined ? [] : ['--enquiries', enquiriesFile];
  const accounts = accountsFile === undefined ? [] : ['--accounts', accountsFile];
  const forms = isAnyFormTaken ? ['--any-form'] : [];
  const line = [releaseProgram, 'serve', '--store', store, '--port', '0', '--json'];
  const services = [...taking, ...forms, ...accounts];
  const server = startGuarded([process.execPath, ...line, ...services], { errors: 'inherit' });
  const stop = () => void server.kill();
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server of ${store} ended with exit code ${code}.`)));
    server.once('error', (error) =>
      reject(new Error(`The server of ${store} could not be started: ${error.message}`)),
    );
    server.stdout?.once('data', (text) => resolve({ origin: JSON.parse(String(text)).address, stop }));
  });
}
