import { deleteAccount } from '../account-store.js';
import { invalidToken } from './answers.js';
import { accountOf } from './authorization.js';
import { textIn, type AnswerCall } from './call.js';
import { checkPassword } from './check-password.js';

/** `POST /api/auth/user/delete`. */
export const removeAccount: AnswerCall = async (world, call) => {
  const account = await accountOf(world, call);
  if (!account) return invalidToken;
  const check = await checkPassword(world, account, {
    email: account.email,
    network: call.network,
    password: textIn(call.body, 'password'),
    wrong: { username: null, password: 'Wrong password.' },
    otherwise: (text) => ({ username: null, password: text }),
  });
  if (check.kind === 'refused') return check.answer;
  const isDeleted = await deleteAccount(world.queries, account);
  if (!isDeleted) return invalidToken;
  world.log('account deleted');
  return { status: 200, body: {} };
};
