/** Services of `serve`, and where they keep what they are sent. */
import { parsed, type ValuesOf } from 'release/cli/option';
import { checkDatabasePlace } from '../database/database-place.js';
import { forwardedServices } from '../forwarded-services.js';
import { apiServices } from '../services.js';
import { ReleaseError } from 'release/model/release-error';

/** DATABASE_URL stands for both databases; a wrong one is refused before the site is served without it. */
const database = (variable: string, help: string) =>
  parsed({ value: 'FILE', help, variable: [variable, 'DATABASE_URL'] }, (given) => {
    checkDatabasePlace(given);
    return given || undefined;
  });

function parseApi(given: string): URL | undefined {
  if (given === '') return undefined;
  if (URL.canParse(given) && new URL(given).protocol === 'http:') return new URL(given);
  throw new ReleaseError('usage', `'${given}' is not an address. Write --api http://127.0.0.1:8081`);
}

const options = {
  accounts: database('RELEASE_ACCOUNTS', 'keep accounts in this database, and answer /api/auth'),
  api: parsed(
    {
      value: 'ADDRESS',
      help: 'pass /api on to this other serve, which names this one in --proxies',
      variable: 'RELEASE_API',
    },
    parseApi,
  ),
  enquiries: database('RELEASE_ENQUIRIES', 'keep what /api/enquiries receives in this database'),
};

export const servedServices = {
  options,
  open: ({ accounts, api, enquiries }: ValuesOf<typeof options>) => {
    if (!api) return apiServices({ accountsFile: accounts, enquiriesFile: enquiries });
    if ((accounts ?? enquiries) === undefined) return forwardedServices(api);
    throw new ReleaseError(
      'usage',
      'Give --accounts and --enquiries to the server that --api names, not here.',
    );
  },
};
