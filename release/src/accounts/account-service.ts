import path from 'node:path';
import { damagedText, serverBusyTimeoutMs, whenFree } from '../database/sql-database.js';
import { messageOf } from '../model/thrown.js';
import { accountHandler, type AccountHandlerOptions } from './account-handler.js';
import { countAccounts } from './account-store.js';
import { openAccountDatabase, type AccountDatabase } from './database.js';
import { firstAdminEmail, prepareAccounts } from './first-start.js';
import { maxAccounts } from './limits.js';
import { isSigningKey, readSigningKey } from './signing-key.js';

export interface AccountServiceOptions extends Pick<AccountHandlerOptions, 'site' | 'log' | 'proxies'> {
  /** Database, made if there is none. */
  readonly file: string;
  /** Called with messages for the operator at the start. */
  readonly report: (line: string) => void;
}

type Health = Readonly<Record<string, unknown>>;

const attention = (problem: string) => ({ state: 'attention', problem });

const numberProblem = (accounts: number) =>
  accounts < maxAccounts ? undefined : `The limit of ${maxAccounts} accounts is reached: delete some.`;

const keyProblem = (database: AccountDatabase, secret: Uint8Array) =>
  isSigningKey(database, secret)
    ? undefined
    : 'The database has another key than at the start of the server: start the server again.';

function healthNow(database: AccountDatabase, secret: Uint8Array): Health {
  const accounts = countAccounts(database);
  const problem = database.problem() ?? keyProblem(database, secret) ?? numberProblem(accounts);
  return { ...(problem === undefined ? { state: 'ok' } : attention(problem)), accounts };
}

async function healthOf(database: AccountDatabase, secret: Uint8Array): Promise<Health> {
  try {
    return await whenFree(() => healthNow(database, secret));
  } catch (error) {
    return attention(`The database cannot be read: ${messageOf(error)}`);
  }
}

/** With the whole command: whoever has lost the password may not know this tool. */
const firstAdminLines = (password: string, file: string) =>
  [
    `The first account, of an admin: ${firstAdminEmail}, password ${password}`,
    'It is not shown again. Sign in and change it. If it is lost, this makes another:',
    `npm run release -- accounts set-password ${firstAdminEmail} --accounts ${path.resolve(file)}`,
  ].join('\n');

/** Opens the accounts of a site. The first start makes the signing key and an admin. */
export async function openAccountService({ file, report, ...options }: AccountServiceOptions) {
  const database = await openAccountDatabase(file, { busyTimeoutMs: serverBusyTimeoutMs });
  try {
    if (!(await whenFree(database.isIntact))) report(damagedText(file));
    const password = await prepareAccounts(database, Date.now());
    if (password !== undefined) report(firstAdminLines(password, file));
    const secret = await whenFree(() => readSigningKey(database));
    return {
      handler: accountHandler({ ...options, database, secret }),
      /** What `/release/health` says of accounts: no name, no address. */
      health: () => healthOf(database, secret),
      close: () => database.close(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}
