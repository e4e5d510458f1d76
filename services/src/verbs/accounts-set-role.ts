import { setRole } from '../accounts/account-store.js';
import { ReleaseError } from 'release/model/release-error';
import { accountVerb, emailOperand, knownAccount } from './account-verb.js';
import { parsed } from 'release/cli/option';

function parseRole(given: string): string {
  if (/^[a-z][a-z0-9-]{0,31}$/.test(given) && given !== 'guest') return given;
  throw new ReleaseError('usage', `'${given}' is not a role. Write a word, as: --role admin`);
}

export const setAccountRole = accountVerb({
  name: 'accounts set-role',
  summary: 'Gives an account another role',
  details: ['The user has it after the next sign-in or reload.'],
  operand: emailOperand,
  options: { role: parsed({ value: 'ROLE', help: 'user, staff, admin or another word' }, parseRole) },
  example: 'ada@example.com --role staff',
  run: async (call) => {
    const { email, writtenEmail, role: before } = await knownAccount(call);
    const { role } = call.options;
    const isChanged = before !== role && (await setRole(call.queries, email, role));
    return {
      lines: [isChanged ? `${writtenEmail} has the role ${role} now.` : 'Nothing to change.'],
      details: { changed: isChanged, email: writtenEmail, role },
    };
  },
});
