/** What the verbs for accounts have in common: the database, and an account in it. */
import path from 'node:path';
import { findByEmail, type Account } from '../accounts/account-store.js';
import { openAccountDatabase, type AccountDatabase } from '../accounts/database.js';
import { emailForm } from '../accounts/email.js';
import { hasDatabase } from '../database/sql-database.js';
import { sqliteCode } from '../database/sqlite-errors.js';
import { ReleaseError } from '../model/release-error.js';
import { messageOf } from '../model/thrown.js';
import { text, type Options, type ValuesOf } from './option.js';
import type { Report } from './report.js';
import { verb, type Call, type Verb, type VerbText } from './verb.js';

const databaseOptions = {
  accounts: text('FILE', 'database of accounts', { fallback: 'accounts.sqlite in the store' }),
};

export interface AccountCall<Declared extends Options> extends Call<Declared> {
  readonly database: AccountDatabase;
}

/** How long to wait while the server writes, in milliseconds. */
const busyTimeoutMs = 5000;

/** A verb never makes a database: a wrong name would show no accounts. */
function requireDatabase(file: string): void {
  if (hasDatabase(file)) return;
  throw new ReleaseError(
    'store',
    `There is no database of accounts ${file}. Name it with --accounts, as 'serve' does.`,
  );
}

/** A verb that works on the database of accounts. The server may run meanwhile, and follows at once. */
export const accountVerb = <Declared extends Options>({
  run,
  ...text
}: Omit<VerbText<Declared>, 'group'> & {
  readonly run: (call: AccountCall<Declared>) => Promise<Report> | Report;
}): Verb =>
  verb({
    ...text,
    group: 'Accounts',
    options: { ...text.options, ...databaseOptions },
    run: async (call) => {
      const { accounts } = call.options as ValuesOf<typeof databaseOptions>;
      const file = accounts ?? path.join(call.store.title, 'accounts.sqlite');
      requireDatabase(file);
      const database = await openAccountDatabase(file, { busyTimeoutMs });
      try {
        return await run({ ...call, database });
      } catch (error) {
        if (sqliteCode(error) === '') throw error;
        throw new ReleaseError('store', `${file}: ${messageOf(error)}. Nothing was changed.`);
      } finally {
        database.close();
      }
    },
  });

export const emailOperand = { name: 'EMAIL', help: 'e-mail address, as `accounts list` shows it' };

/** The account that was named. */
export function knownAccount({
  database,
  operand,
}: Pick<AccountCall<Options>, 'database' | 'operand'>): Account {
  const account = findByEmail(database, emailForm(operand));
  if (account) return account;
  throw new ReleaseError(
    'noTarget',
    `There is no account ${operand}. Nothing was changed; 'accounts list' shows the accounts.`,
  );
}

/** Somebody has changed the account since it was read. */
export const changedMeanwhile = (): ReleaseError =>
  new ReleaseError('conflict', 'The account was changed meanwhile. Nothing was changed here; try again.');
