/**
 * Ends this process when the npm that runs it as a script is gone. npm passes signals on, but nobody can pass on a SIGKILL.
 * A process that was not started by npm lives as long as it wants to, whatever becomes of its terminal's shell.
 *
 * Imported for its effect. Imports Node's own modules only.
 */
import { parentOf, programLine } from './processes.mjs';

const lookEveryMs = 250;

const isShell = (/** @type {string} */ line) => /^(\S*\/)?(ba|da|a|z|k)?sh\s/.test(line);
const isRunner = (/** @type {string} */ line) => /npm|yarn|node|bun/.test(line);

/** @returns {() => boolean} whether npm is still there; npm starts a shell, which may or may not stand between the two */
function npmWatch() {
  const parent = process.ppid;
  const hasShell = isShell(programLine(parent));
  const npm = hasShell ? parentOf(parent) : parent;
  if (!isRunner(programLine(npm))) return () => false;
  return () => process.ppid === parent && (!hasShell || parentOf(parent) === npm);
}

if (process.env['npm_lifecycle_event'] !== undefined && process.platform !== 'win32') {
  const isThere = npmWatch();
  const look = () => {
    if (!isThere()) process.exit(143);
  };
  look();
  setInterval(look, lookEveryMs).unref();
}
