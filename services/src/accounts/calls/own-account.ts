/** Calls of a user about the own account that ask for the password again. */
import { deleteAccount, setPassword } from '../account-store.js';
import { passwordProblem } from '../password-rules.js';
import { fieldErrors, invalidToken, Refused, sessionAnswer } from './answers.js';
import { sessionOf } from './authorization.js';
import { textIn, type AnswerCall } from './call.js';
import { checkPassword, hashInTurn } from './check-password.js';

const wrong = 'Wrong password.';

/** `POST /api/auth/user/password`: signs the user out on all other devices, so this one gets a new token. */
export const changePassword: AnswerCall = async (world, call) => {
  const { account, stays } = await sessionOf(world, call);
  const { email } = account;
  const next = textIn(call.body, 'next');
  const problem = passwordProblem(next, email);
  if (problem !== null) throw fieldErrors({ current: null, next: problem });
  const password = textIn(call.body, 'current');
  const at = (text: string) => ({ current: text, next: null });
  await checkPassword(world, { account, email, network: call.network, password, wrong, at });
  const changed = await setPassword(world.queries, account, await hashInTurn(world, call, next));
  if (!changed) throw new Refused(invalidToken);
  world.log('password of an account changed');
  return await sessionAnswer(world.tokens, changed, { stays });
};

/** `POST /api/auth/user/delete`. */
export const removeAccount: AnswerCall = async (world, call) => {
  const { account } = await sessionOf(world, call);
  const { email } = account;
  const password = textIn(call.body, 'password');
  const at = (text: string) => ({ username: null, password: text });
  await checkPassword(world, { account, email, network: call.network, password, wrong, at });
  if (!(await deleteAccount(world.queries, account))) throw new Refused(invalidToken);
  world.log('account deleted');
  return { status: 200, body: {} };
};
