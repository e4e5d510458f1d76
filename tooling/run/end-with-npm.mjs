/**
 * Ends this process when the npm that runs it as a script is gone. npm passes signals on, but nobody can pass on a SIGKILL.
 * A process that was not started by npm lives as long as it wants to, whatever becomes of its terminal's shell.
 *
 * Imported for its effect. Imports Node's own modules only.
 */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { parentOf, programLine } from './processes.mjs';

const isShell = (/** @type {string} */ line) => /^(\S*\/)?(ba|da|a|z|k)?sh\s/.test(line);
const isRunner = (/** @type {string} */ line) => /npm|yarn|node|bun/.test(line);

if (process.env['npm_lifecycle_event'] !== undefined && process.platform !== 'win32') {
  const parent = process.ppid;
  // npm starts a shell, which may or may not stand between the two.
  const npm = isShell(programLine(parent)) ? parentOf(parent) : parent;
  if (!isRunner(programLine(npm))) process.exit(143);
  new Worker(path.join(import.meta.dirname, 'npm-watch.mjs'), {
    workerData: { parent, npm },
    execArgv: [],
  }).unref();
}
