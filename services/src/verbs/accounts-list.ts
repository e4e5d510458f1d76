import { printable } from 'shared-types/protocol/plain-text';
import { readAccounts, type Account } from '../accounts/account-store.js';
import { accountVerb } from './account-verb.js';

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

export const listAccounts = accountVerb({
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
