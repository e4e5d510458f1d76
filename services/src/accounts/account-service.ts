import type { Database } from '../database/database.js';
import { openDatabase } from '../database/open-database.js';
import { accountKind } from '../database/schema.js';
import { damagedText } from '../database/sqlite.js';
import { messageOf } from 'release/model/thrown';
import { accountHandler, type AccountHandlerOptions } from './account-handler.js';
import { countAccounts } from './account-store.js';
import { maxAccounts } from './limits.js';
import { attention, type Health } from '../steady-service.js';
import { signingKey } from './signing-key.js';

export interface AccountServiceOptions extends Pick<AccountHandlerOptions, 'site' | 'log' | 'proxies'> {
  /** A file of SQLite, made if there is none, or `postgres://…`. */
  readonly place: string;
}

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

/** Opens the accounts of a site. The first start makes the signing key. */
export async function openAccountService({ place, ...options }: AccountServiceOptions) {
  const { log } = options;
  const database = await openDatabase(place, accountKind);
  try {
    if (!(await database.isIntact())) log(damagedText(database.name), 'error');
    const secret = await signingKey(database.queries);
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
