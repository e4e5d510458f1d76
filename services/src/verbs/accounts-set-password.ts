import { setPassword } from '../accounts/account-store.js';
import { newPassword } from '../accounts/new-password.js';
import { hashPassword } from '../accounts/password-hash.js';
import { accountVerb, changedMeanwhile, emailOperand, knownAccount } from './account-verb.js';

export const setAccountPassword = accountVerb({
  name: 'accounts set-password',
  summary: 'Gives an account a new password and prints it',
  details: ['The user is signed out everywhere.'],
  operand: emailOperand,
  options: {},
  example: 'ada@example.com',
  run: async (call) => {
    const account = await knownAccount(call);
    const password = newPassword();
    const hash = await hashPassword(password);
    if (!(await setPassword(call.queries, account, hash))) throw changedMeanwhile();
    return {
      lines: [`The new password of ${account.writtenEmail}: ${password}`],
      details: { changed: true, email: account.writtenEmail, password },
    };
  },
});
