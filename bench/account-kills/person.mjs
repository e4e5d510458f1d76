/** Somebody with an account, who changes it again and again and knows what the server acknowledged. */
import { authPaths } from 'shared-types/protocol/auth';

/** @typedef {{ status: number, answer: any }} Reply */

let sent = 0;

/** An address for each request, since the server counts by address. */
function nextAddress() {
  sent += 1;
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
}

/** @param {string} origin @param {string} path @param {{ token?: string, body?: object }} request @returns {Promise<Reply>} */
async function ask(origin, path, { token, body }) {
  const response = await fetch(`${origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      origin,
      'x-forwarded-for': nextAddress(),
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
}

/**
 * What may be: the last state that the server acknowledged, or that of the change whose answer was lost.
 *
 * @typedef {{ password: string, entries: number } | undefined} State  `undefined`: no account
 */

/** @param {string} name @param {() => number} random */
export function person(name, random) {
  const email = `${name}@test.example`;
  let token = '';
  let passwords = 0;
  /** @type {State} */
  let acknowledged;
  /** @type {{ state: State } | undefined} */
  let pending;

  /** @param {string} origin @param {string} secret */
  const signIn = (origin, secret) => ask(origin, authPaths.signIn, { body: { email, password: secret } });

  /** Sends a change, and takes its answer for the acknowledgement. @param {State} state @param {() => Promise<Reply>} send */
  async function change(state, send) {
    pending = { state };
    const { status, answer } = await send();
    pending = undefined;
    if (status !== 200 || answer.error) return false;
    token = answer.access_token ?? token;
    acknowledged = state;
    return true;
  }

  const nextPassword = () => `a long password ${(passwords += 1)}`;

  /** @param {string} origin @param {{ password: string, entries: number }} state */
  async function changeOnce(origin, { password, entries }) {
    const chance = random();
    if (chance < 0.04)
      return await change(undefined, () =>
        ask(origin, authPaths.deleteAccount, { token, body: { password } }),
      );
    if (chance < 0.14) {
      const next = nextPassword();
      return await change({ password: next, entries }, () =>
        ask(origin, authPaths.changePassword, { token, body: { current: password, next } }),
      );
    }
    const user = { data: { entries: entries + 1 } };
    return await change({ password, entries: entries + 1 }, () =>
      ask(origin, authPaths.update, { token, body: { user } }),
    );
  }

  /** @param {string} origin */
  async function register(origin) {
    const password = nextPassword();
    const body = { displayName: name, email, password };
    return await change({ password, entries: 0 }, () => ask(origin, authPaths.register, { body }));
  }

  /** Whether the server has the account in this state. @param {string} origin @param {State} state */
  async function isSo(origin, state) {
    const { answer } = await signIn(origin, state?.password ?? acknowledged?.password ?? 'no password');
    if (!state || !answer.user) return !state && !answer.user;
    if ((answer.user.data.entries ?? 0) !== state.entries) return false;
    token = answer.access_token;
    return true;
  }

  return {
    email,
    hasAccount: () => acknowledged !== undefined,
    /** Changes the account until the server is gone. @param {string} origin @returns {Promise<number>} acknowledged changes */
    change: async (origin) => {
      for (let changes = 0; ;) {
        try {
          const isDone = acknowledged ? await changeOnce(origin, acknowledged) : await register(origin);
          if (isDone) changes += 1;
        } catch {
          return changes;
        }
      }
    },
    /** @param {string} origin @returns {Promise<string | undefined>} what was lost */
    check: async (origin) => {
      const states = pending ? [pending.state, acknowledged] : [acknowledged];
      for (const state of states) {
        if (!(await isSo(origin, state))) continue;
        acknowledged = state;
        pending = undefined;
        return undefined;
      }
      const { status, answer } = await signIn(origin, acknowledged?.password ?? 'no password');
      return `${email}: ${JSON.stringify({ states, status, answer })}`;
    },
  };
}
