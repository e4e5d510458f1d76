/** Services of `serve`, and where they keep what they are sent. */
import { parsed, type ValuesOf } from 'release/cli/option';
import { checkDatabasePlace } from '../database/postgres-address.js';
import { apiServices } from '../services.js';

/** DATABASE_URL stands for both databases; a wrong one is refused before the site is served without it. */
const database = (variable: string, help: string) =>
  parsed({ value: 'FILE', help, variable: [variable, 'DATABASE_URL'] }, (given) => {
    checkDatabasePlace(given);
    return given || undefined;
  });

const options = {
  accounts: database('RELEASE_ACCOUNTS', 'keep accounts in this database, and answer /api/auth'),
  enquiries: database('RELEASE_ENQUIRIES', 'keep what /api/enquiries receives in this database'),
};

export const servedServices = {
  options,
  open: ({ accounts, enquiries }: ValuesOf<typeof options>) =>
    apiServices({ accountsFile: accounts, enquiriesFile: enquiries }),
};
