import { deleteAccount } from '../accounts/account-store.js';
import { accountVerb, changedMeanwhile, emailOperand, knownAccount } from './account-verb.js';

export const removeAccount = accountVerb({
  name: 'accounts delete',
  summary: 'Deletes an account for good',
  details: ['The user is signed out everywhere.'],
  operand: emailOperand,
  options: {},
  example: 'ada@example.com',
  run: async (call) => {
    const account = await knownAccount(call);
    if (!(await deleteAccount(call.queries, account))) throw changedMeanwhile();
    return {
      lines: [`The account ${account.writtenEmail} is deleted.`],
      details: { changed: true, email: account.writtenEmail },
    };
  },
});
