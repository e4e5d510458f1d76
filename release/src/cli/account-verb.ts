/** What the verbs for accounts have in common: the database, and an account in it. */
import { findByEmail, type Account } from '../accounts/account-store.js';
import { accountKind } from '../accounts/database.js';
import { emailForm } from '../accounts/email.js';
import type { SqlDatabase } from '../database/sql-database.js';
import { ReleaseError } from '../model/release-error.js';
import { databaseOption, openGiven, withDatabase } from './database-verb.js';
import type { Options, ValuesOf } from './option.js';
import type { Report } from './report.js';
import { verb, type Call, type Verb, type VerbText } from './verb.js';

const databaseOptions = { accounts: databaseOption('accounts') };

export interface AccountCall<Declared extends Options> extends Call<Declared> {
  readonly database: SqlDatabase;
}

/** A verb that works on the database of accounts. The server may run meanwhile, and follows at once. */
export const accountVerb = <Declared extends Options>({
  run,
  ...text
}: Omit<VerbText<Declared>, 'group'> & {
  readonly run: (call: AccountCall<Declared>) => Promise<Report>;
}): Verb =>
  verb({
    ...text,
    group: 'Accounts',
    options: { ...text.options, ...databaseOptions },
    run: async (call) => {
      const { accounts } = call.options as ValuesOf<typeof databaseOptions>;
      return await withDatabase(
        () => openGiven(accountKind, call.store.title, accounts),
        async (database) => await run({ ...call, database }),
      );
    },
  });

export const emailOperand = { name: 'EMAIL', help: 'e-mail address, as `accounts list` shows it' };

/** The account that was named. */
export async function knownAccount({
  database,
  operand,
}: Pick<AccountCall<Options>, 'database' | 'operand'>): Promise<Account> {
  const account = await findByEmail(database, emailForm(operand));
  if (account) return account;
  throw new ReleaseError(
    'noTarget',
    `There is no account ${operand}. Nothing was changed; 'accounts list' shows the accounts.`,
  );
}

/** Somebody has changed the account since it was read. */
export const changedMeanwhile = (): ReleaseError =>
  new ReleaseError('conflict', 'The account was changed meanwhile. Nothing was changed here; try again.');
