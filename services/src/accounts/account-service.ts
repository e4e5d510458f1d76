import type { Database } from '../database/database.js';
import type { StartedService } from '../database-service.js';
import { accountHandler, type AccountHandlerOptions } from './account-handler.js';
import { countAccounts } from './account-store.js';
import { maxAccounts } from './limits.js';
import { signingKey } from './signing-key.js';

type Options = Pick<AccountHandlerOptions, 'site' | 'log' | 'proxies'>;

/** Starts the accounts of a site. The first start makes the signing key. */
export async function startAccounts(database: Database, options: Options): Promise<StartedService> {
  const secret = await signingKey(database.queries);
  const problem = `The limit of ${maxAccounts} accounts is reached: delete some.`;
  return {
    answer: accountHandler({ ...options, database, secret }),
    // No name, no address.
    health: async () => {
      const accounts = await countAccounts(database.queries);
      return { accounts, ...(accounts >= maxAccounts && { problem }) };
    },
  };
}
