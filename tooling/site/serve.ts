/** Serves a store on a free port, for a tool that needs the released site. */
import { inPackage } from 'tooling/setup/root';
import { startProgram } from '../run/command.js';

/** Server of a store, once it answers. It ends with this process at the latest. */
export function serveStore(store: string): Promise<{ origin: string; stop: () => void }> {
  const line = ['serve', '--store', store, '--port', '0', '--drain', '0', '--json'];
  const program = inPackage('tooling', 'dist/release.js');
  const server = startProgram([process.execPath, program, ...line], { errors: 'inherit' });
  const stop = () => void server.kill();
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server of ${store} ended with exit code ${code}.`)));
    server.once('error', (error) =>
      reject(new Error(`The server of ${store} could not be started: ${error.message}`)),
    );
    server.stdout?.once('data', (text) => {
      const { address } = JSON.parse(String(text)) as { address: string };
      resolve({ origin: address, stop });
    });
  });
}
