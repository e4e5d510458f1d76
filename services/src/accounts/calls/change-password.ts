import { setPassword } from '../account-store.js';
import { hashPassword } from '../password-hash.js';
import { passwordProblem } from '../password-rules.js';
import { busyServer, fieldErrors, invalidToken, sessionAnswer } from './answers.js';
import { sessionOf } from './authorization.js';
import { textIn, type AnswerCall } from './call.js';
import { checkPassword } from './check-password.js';

/** `POST /api/auth/user/password`: signs the user out on all other devices, so this one gets a new token. */
export const changePassword: AnswerCall = async (world, call) => {
  const session = await sessionOf(world, call);
  if (!session) return invalidToken;
  const { account, stays } = session;
  const next = textIn(call.body, 'next');
  const problem = passwordProblem(next, account.email);
  if (problem !== null) return fieldErrors({ current: null, next: problem });
  const check = await checkPassword(world, account, {
    email: account.email,
    network: call.network,
    password: textIn(call.body, 'current'),
    wrong: { current: 'Wrong password.', next: null },
    otherwise: (text) => ({ current: text, next: null }),
  });
  if (check.kind === 'refused') return check.answer;
  const hashed = await world.deriving(call.network, () => hashPassword(next, world.cost));
  if (hashed.kind === 'busy') return busyServer;
  const changed = await setPassword(world.queries, account, hashed.result);
  if (!changed) return invalidToken;
  world.log('password of an account changed');
  return await sessionAnswer(world.tokens, changed, { stays });
};
