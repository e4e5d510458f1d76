/** Common parts of the verbs for accounts: the database, and an account in it. */
import { findByEmail, findByUid, type Account } from '../accounts/account-store.js';
import { accountKind } from '../database/schema.js';
import { emailForm } from '../accounts/email.js';
import { ReleaseError } from 'release/model/release-error';
import { verbsOn, type DatabaseCall } from './database-verb.js';
import type { Options } from 'release/cli/option';

export const accountVerb = verbsOn(accountKind, 'Accounts');

export const emailOperand = { name: 'EMAIL', help: 'e-mail address, as `accounts list` shows it, or uid' };

/** The account that was named, by its address or its uid. */
export async function knownAccount({
  queries,
  operand,
}: Pick<DatabaseCall<Options>, 'queries' | 'operand'>): Promise<Account> {
  const account = (await findByUid(queries, operand)) ?? (await findByEmail(queries, emailForm(operand)));
  if (account) return account;
  throw new ReleaseError(
    'noTarget',
    `There is no account ${operand}. Nothing was changed; 'accounts list' shows the accounts.`,
  );
}

/** Error for an account that has changed since it was read. */
export const changedMeanwhile = (): ReleaseError =>
  new ReleaseError('conflict', 'The account was changed meanwhile. Nothing was changed here; try again.');
