import { printable } from 'shared-types/protocol/plain-text';
import {
  deleteAccount,
  findByEmail,
  findByUid,
  readAccounts,
  setPassword,
  setRole,
  type Account,
} from '../accounts/account-store.js';
import { emailForm } from '../accounts/email.js';
import { hashPassword } from '../accounts/password-hash.js';
import { accountKind } from '../database/schema.js';
import { readableCode } from '../readable-code.js';
import { parsed, type Options } from 'release/cli/option';
import { ReleaseError } from 'release/model/release-error';
import { verbsOn, type DatabaseCall } from './database-verb.js';

const accountVerb = verbsOn(accountKind, 'Accounts');

const operand = { name: 'EMAIL', help: 'e-mail address, as `accounts list` shows it, or uid' };

/** The account that was named, by its address or its uid. */
async function knownAccount({
  queries,
  operand: given,
}: Pick<DatabaseCall<Options>, 'queries' | 'operand'>): Promise<Account> {
  const account = (await findByUid(queries, given)) ?? (await findByEmail(queries, emailForm(given)));
  if (account) return account;
  throw new ReleaseError(
    'noTarget',
    `There is no account ${given}. Nothing was changed; 'accounts list' shows the accounts.`,
  );
}

/** Error for an account that has changed since it was read. */
const changedMeanwhile = () =>
  new ReleaseError('conflict', 'The account was changed meanwhile. Nothing was changed here; try again.');

const dayLength = '2026-01-31'.length;

/** Account without password and settings, which nobody has to see. */
const shownOf = ({ uid, writtenEmail, role, createdAt, data }: Account) => ({
  email: writtenEmail,
  role,
  displayName: data.displayName,
  createdAt,
  uid,
});

const lineOf = ({ email, role, displayName, createdAt }: ReturnType<typeof shownOf>) =>
  printable(`${createdAt.slice(0, dayLength)}  ${role.padEnd(10)}  ${email}  (${displayName})`);

const listAccounts = accountVerb({
  name: 'accounts list',
  summary: 'Lists accounts',
  options: {},
  example: '--accounts /srv/accounts.sqlite',
  run: async ({ queries }) => {
    const accounts = (await readAccounts(queries)).map(shownOf);
    const total = accounts.length === 1 ? '1 account.' : `${accounts.length} accounts.`;
    return { lines: [...accounts.map(lineOf), total], details: { changed: false, accounts } };
  },
});

const setAccountPassword = accountVerb({
  name: 'accounts set-password',
  summary: 'Gives an account a new password and prints it',
  details: ['The user is signed out everywhere.'],
  operand,
  options: {},
  example: 'ada@example.com',
  run: async (call) => {
    const account = await knownAccount(call);
    const { writtenEmail: email } = account;
    const groups = Array.from({ length: 5 }, () => readableCode(4));
    const password = groups.join('-').toLowerCase();
    if (!(await setPassword(call.queries, account, await hashPassword(password)))) throw changedMeanwhile();
    return {
      lines: [`The new password of ${email}: ${password}`],
      details: { changed: true, email, password },
    };
  },
});

function parseRole(given: string): string {
  if (/^[a-z][a-z0-9-]{0,31}$/.test(given) && given !== 'guest') return given;
  throw new ReleaseError('usage', `'${given}' is not a role. Write a word, as: --role admin`);
}

const setAccountRole = accountVerb({
  name: 'accounts set-role',
  summary: 'Gives an account another role',
  details: ['The user has it after the next sign-in or reload.'],
  operand,
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

const removeAccount = accountVerb({
  name: 'accounts delete',
  summary: 'Deletes an account for good',
  details: ['The user is signed out everywhere.'],
  operand,
  options: {},
  example: 'ada@example.com',
  run: async (call) => {
    const account = await knownAccount(call);
    const { writtenEmail: email } = account;
    if (!(await deleteAccount(call.queries, account))) throw changedMeanwhile();
    return { lines: [`The account ${email} is deleted.`], details: { changed: true, email } };
  },
});

export const accountVerbs = [listAccounts, removeAccount, setAccountPassword, setAccountRole];
