import path from 'node:path';
import { isPostgres } from '../database/postgres-address.js';
import type { Database } from '../database/database.js';
import { openDatabase } from '../database/open-database.js';
import { accountKind } from '../database/schema.js';
import { damagedText } from '../database/sqlite.js';
import { messageOf } from 'release/model/thrown';
import { releaseCommand } from 'release/model/release-command';
import { accountHandler, type AccountHandlerOptions } from './account-handler.js';
import { countAccounts } from './account-store.js';
import { firstAdminEmail, prepareAccounts } from './first-start.js';
import { maxAccounts } from './limits.js';
import { readSigningKey } from './signing-key.js';

export interface AccountServiceOptions extends Pick<AccountHandlerOptions, 'site' | 'log' | 'proxies'> {
  /** A file of SQLite, made if there is none, or `postgres://…`. */
  readonly place: string;
}

type Health = Readonly<Record<string, unknown>>;

const attention = (problem: string) => ({ state: 'attention', problem });

const numberProblem = (accounts: number) =>
  accounts < maxAccounts ? undefined : `The limit of ${maxAccounts} accounts is reached: delete some.`;

async function healthOf(database: Database): Promise<Health> {
  try {
    const accounts = await countAccounts(database.queries);
    const problem = (await database.problem()) ?? numberProblem(accounts);
    return { ...(problem === undefined ? { state: 'ok' } : attention(problem)), accounts };
  } catch (error) {
    return attention(`The database cannot be read: ${messageOf(error)}`);
  }
}

/** No password: a journal would keep it. The whole command: its reader may not know this tool. */
function firstAdminText(place: string): string {
  const file = isPostgres(place) ? [] : ['--accounts', path.resolve(place)];
  const command = releaseCommand(['accounts', 'set-password', firstAdminEmail, ...file]);
  return `The first account is that of an admin: ${firstAdminEmail}. This makes a password for it: ${command}`;
}

/** Opens the accounts of a site. The first start makes the signing key and an admin. */
export async function openAccountService({ place, ...options }: AccountServiceOptions) {
  const { log } = options;
  const database = await openDatabase(place, accountKind);
  try {
    if (await prepareAccounts(database.queries, Date.now())) log(firstAdminText(place), 'warn');
    if (!(await database.isIntact())) log(damagedText(database.name), 'error');
    const secret = await readSigningKey(database.queries);
    if (!secret) throw new Error('The key that signs access tokens was deleted meanwhile.');
    return {
      handler: accountHandler({ ...options, database, secret }),
      /** Part of `/release/health` about accounts: no name, no address. */
      health: () => healthOf(database),
      close: () => database.close(),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
