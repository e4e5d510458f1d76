/** Work that one process at a time does in this checkout. Imports Node's own modules only. */
import { inRoot } from './root.mjs';
import { nameWorker, takeLock } from './lock.mjs';

/** @typedef {import('./lock.mjs').Holder} Holder */

const lockFile = inRoot('.cache/lock.json');

/** Command that started this process: `npm start`, `npm test`, `node tooling/run.mjs`. */
function ownCommand() {
  const script = process.env['npm_lifecycle_event'];
  if (script === undefined) return `node ${(process.argv[1] ?? '').replace(inRoot('/'), '')}`;
  return ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`;
}

/** @param {Holder} holder */
const sayWaiting = ({ command, pid }) =>
  console.log(
    `\`${command}\` (process ${pid}) is installing or building in this checkout. Waiting until it is done …`,
  );

/** @param {number} pid  of a process that may outlive the work of `inTurn` */
export const addToTurn = (pid) => nameWorker(lockFile, pid);

/** Number of nested calls of `inTurn`: the inner ones do not wait. */
let depth = 0;

/**
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>} of the work, which began when no other process was preparing this checkout
 */
export async function inTurn(work) {
  const release =
    depth > 0 ? () => {} : await takeLock(lockFile, { command: ownCommand(), onWait: sayWaiting });
  depth += 1;
  try {
    return await work();
  } finally {
    depth -= 1;
    release();
  }
}
