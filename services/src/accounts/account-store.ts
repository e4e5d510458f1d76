import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { RecordOf } from 'shared-types/release';
import * as v from 'valibot';
import type { Queries, Tables } from '../database/schema.js';

/** Data that the site stores for a user. */
export const userDataSchema = v.object({
  displayName: v.string(),
  settings: v.exactOptional(v.unknown()),
  shortcuts: v.exactOptional(v.array(v.string())),
  /** Data that follow the user to another device; the host knows their form. */
  entries: v.exactOptional(v.unknown()),
});

export type StoredUserData = RecordOf<typeof userDataSchema>;

export interface Account extends Omit<Selectable<Tables['account']>, 'data'> {
  readonly data: StoredUserData;
}

/** An account by its id, while a token of this version counts. */
export type AccountKey = Pick<Account, 'uid' | 'tokenVersion'>;

export type NewAccount = Pick<Account, 'email' | 'writtenEmail' | 'role' | 'password'> & {
  readonly displayName: string;
  readonly createdAtMs: number;
};

const storedSchema = v.pipe(v.string(), v.parseJson(), userDataSchema);

const accountOf = (row: Selectable<Tables['account']>): Account => ({
  ...row,
  data: v.parse(storedSchema, row.data),
});

async function find(queries: Queries, column: 'email' | 'uid', value: string): Promise<Account | undefined> {
  const row = await queries.selectFrom('account').selectAll().where(column, '=', value).executeTakeFirst();
  return row && accountOf(row);
}

/** @param email from `emailForm` */
export const findByEmail = (queries: Queries, email: string): Promise<Account | undefined> =>
  find(queries, 'email', email);

export const findByUid = (queries: Queries, uid: string): Promise<Account | undefined> =>
  find(queries, 'uid', uid);

/** All accounts, in the order in which they were made. */
export async function readAccounts(queries: Queries): Promise<readonly Account[]> {
  const rows = await queries.selectFrom('account').selectAll().orderBy('createdAt').orderBy('uid').execute();
  return rows.map(accountOf);
}

export async function countAccounts(queries: Queries): Promise<number> {
  const counted = queries.selectFrom('account').select(({ fn }) => fn.countAll<number>().as('n'));
  return (await counted.executeTakeFirstOrThrow()).n;
}

/** @returns `undefined` if the e-mail address has an account. When this returns, the disk has the new one. */
export async function insertAccount(queries: Queries, account: NewAccount): Promise<Account | undefined> {
  const { displayName, createdAtMs, ...columns } = account;
  const createdAt = new Date(createdAtMs).toISOString();
  const row = await queries
    .insertInto('account')
    .values({ uid: randomUUID(), createdAt, data: JSON.stringify({ displayName }), ...columns })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && accountOf(row);
}

const updateBy = (queries: Queries, { uid, tokenVersion }: AccountKey) =>
  queries.updateTable('account').where('uid', '=', uid).where('tokenVersion', '=', tokenVersion);

/** @returns the account with its new data; `undefined` if the key counts no longer */
export function changeData(
  database: Queries,
  key: AccountKey,
  change: (data: StoredUserData) => StoredUserData,
): Promise<Account | undefined> {
  return database.transaction().execute(async (queries) => {
    const account = await findByUid(queries, key.uid);
    if (account?.tokenVersion !== key.tokenVersion) return undefined;
    const data = change(account.data);
    await updateBy(queries, key)
      .set({ data: JSON.stringify(data) })
      .execute();
    return { ...account, data };
  });
}

/** A new password signs the user out everywhere. @returns `undefined` if the key counts no longer */
export async function setPassword(
  queries: Queries,
  key: AccountKey,
  password: string,
): Promise<Account | undefined> {
  const update = updateBy(queries, key).set({ password, tokenVersion: key.tokenVersion + 1 });
  const row = await update.returningAll().executeTakeFirst();
  return row && accountOf(row);
}

/** @returns `false` if there is no such account */
export async function setRole(queries: Queries, email: string, role: string): Promise<boolean> {
  const update = queries.updateTable('account').set({ role }).where('email', '=', email);
  return (await update.executeTakeFirst()).numUpdatedRows > 0n;
}

/** @returns `false` if the key counts no longer */
export async function deleteAccount(queries: Queries, { uid, tokenVersion }: AccountKey): Promise<boolean> {
  const deletion = queries
    .deleteFrom('account')
    .where('uid', '=', uid)
    .where('tokenVersion', '=', tokenVersion);
  return (await deletion.executeTakeFirst()).numDeletedRows > 0n;
}
