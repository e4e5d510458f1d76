/** The identity server in a process of its own, for Jest: it cannot load ES modules of packages as they are. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** @typedef {import('./identity.mjs').Knobs} Knobs */
/** @typedef {import('./identity.mjs').IdentityUser} IdentityUser */

/**
 * What a test asks the process: changes of the knobs first, then an answer of what happened.
 *
 * @typedef {{ id: number, knobs?: Partial<Knobs> }} Question
 * @typedef {{ id: number, log: readonly string[], users: readonly IdentityUser[] }} Answer
 */

/**
 * @typedef {object} IdentityProcess
 * @property {string} origin
 * @property {string} clientId
 * @property {(knobs: Partial<Knobs>) => Promise<void>} turn
 * @property {() => Promise<Omit<Answer, 'id'>>} look all requests until now, and the users as they are
 * @property {() => Promise<void>} stop
 */

const program = fileURLToPath(new URL('identity-child.mjs', import.meta.url));

/**
 * Starts it on a free port.
 *
 * @param {string} siteOrigin of the site that may sign in
 * @returns {Promise<IdentityProcess>}
 */
export async function forkIdentity(siteOrigin) {
  const child = fork(program, [siteOrigin], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let warnings = '';
  child.stderr?.on('data', (data) => {
    warnings += String(data);
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  /** @type {{ origin: string, clientId: string }} */
  const { origin, clientId } = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error(`The identity server did not start.\n${warnings}`)));
  });
  let questions = 0;

  /** @param {Partial<Knobs>} [knobs] @returns {Promise<Answer>} */
  const ask = (knobs) =>
    new Promise((resolve) => {
      const id = ++questions;
      /** @param {Answer} answer */
      const listen = (answer) => {
        if (answer.id !== id) return;
        child.off('message', listen);
        resolve(answer);
      };
      child.on('message', listen);
      child.send({ id, ...(knobs && { knobs }) });
    });

  return {
    origin,
    clientId,
    turn: async (knobs) => {
      await ask(knobs);
    },
    look: async () => {
      const { log, users } = await ask();
      return { log, users };
    },
    stop: async () => {
      child.disconnect();
      await ended;
    },
  };
}
