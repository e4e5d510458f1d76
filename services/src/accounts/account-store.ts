import { randomUUID } from 'node:crypto';
import type { RecordOf } from 'shared-types/release';
import * as v from 'valibot';
import type { Queries, SqlDatabase } from '../database/sql-database.js';

/** Data that the site stores for a user. */
export const userDataSchema = v.object({
  displayName: v.string(),
  settings: v.exactOptional(v.unknown()),
  shortcuts: v.exactOptional(v.array(v.string())),
  /** Data that follow the user to another device; the host knows their form. */
  entries: v.exactOptional(v.unknown()),
});

export type StoredUserData = RecordOf<typeof userDataSchema>;

const accountSchema = v.object({
  uid: v.string(),
  email: v.string(),
  writtenEmail: v.string(),
  role: v.string(),
  password: v.string(),
  tokenVersion: v.number(),
  /** ISO 8601. */
  createdAt: v.string(),
  data: v.pipe(v.string(), v.parseJson(), userDataSchema),
});

export type Account = RecordOf<typeof accountSchema>;

/** An account by its id, while a token of this version counts. */
export type AccountKey = Pick<Account, 'uid' | 'tokenVersion'>;

export type NewAccount = Pick<Account, 'email' | 'writtenEmail' | 'role' | 'password'> & {
  readonly displayName: string;
  readonly createdAtMs: number;
};

const columns = `uid, email, written_email AS "writtenEmail", role, password, token_version AS "tokenVersion",
  created_at AS "createdAt", data`;

const accountOf = (rows: readonly unknown[]): Account | undefined =>
  rows.length === 0 ? undefined : v.parse(accountSchema, rows[0]);

/** @param email from `emailForm` */
export const findByEmail = async (database: Queries, email: string): Promise<Account | undefined> =>
  accountOf(await database.all(`SELECT ${columns} FROM account WHERE email = ?`, [email]));

export const findByUid = async (database: Queries, uid: string): Promise<Account | undefined> =>
  accountOf(await database.all(`SELECT ${columns} FROM account WHERE uid = ?`, [uid]));

/** All accounts, in the order in which they were made. */
export const readAccounts = async (database: Queries): Promise<readonly Account[]> =>
  v.parse(
    v.array(accountSchema),
    await database.all(`SELECT ${columns} FROM account ORDER BY created_at, uid`),
  );

const countSchema = v.tuple([v.object({ n: v.number() })]);

export const countAccounts = async (database: Queries): Promise<number> =>
  v.parse(countSchema, await database.all('SELECT count(*) n FROM account'))[0].n;

/** @returns `undefined` if the e-mail address has an account. When this returns, the disk has the new one. */
export async function insertAccount(database: Queries, account: NewAccount): Promise<Account | undefined> {
  const { email, writtenEmail, role, password, displayName, createdAtMs } = account;
  const createdAt = new Date(createdAtMs).toISOString();
  const values = [randomUUID(), email, writtenEmail, role, password, createdAt];
  const changes = await database.run(
    `INSERT INTO account (uid, email, written_email, role, password, created_at, data)
     VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING`,
    [...values, JSON.stringify({ displayName })],
  );
  return changes > 0 ? await findByEmail(database, email) : undefined;
}

/** @returns the account with its new data; `undefined` if the key counts no longer */
export function changeData(
  database: SqlDatabase,
  { uid, tokenVersion }: AccountKey,
  change: (data: StoredUserData) => StoredUserData,
): Promise<Account | undefined> {
  return database.write(async (queries) => {
    const account = await findByUid(queries, uid);
    if (account?.tokenVersion !== tokenVersion) return undefined;
    const data = change(account.data);
    const update = 'UPDATE account SET data = ? WHERE uid = ? AND token_version = ?';
    const changes = await queries.run(update, [JSON.stringify(data), uid, tokenVersion]);
    return changes > 0 ? { ...account, data } : undefined;
  });
}

/** A new password signs the user out everywhere. @returns `undefined` if the key counts no longer */
export async function setPassword(
  database: Queries,
  { uid, tokenVersion }: AccountKey,
  password: string,
): Promise<Account | undefined> {
  const changes = await database.run(
    'UPDATE account SET password = ?, token_version = token_version + 1 WHERE uid = ? AND token_version = ?',
    [password, uid, tokenVersion],
  );
  return changes > 0 ? await findByUid(database, uid) : undefined;
}

/** @returns `false` if there is no such account */
export const setRole = async (database: Queries, email: string, role: string): Promise<boolean> =>
  (await database.run('UPDATE account SET role = ? WHERE email = ?', [role, email])) > 0;

/** @returns `false` if the key counts no longer */
export const deleteAccount = async (database: Queries, { uid, tokenVersion }: AccountKey): Promise<boolean> =>
  (await database.run('DELETE FROM account WHERE uid = ? AND token_version = ?', [uid, tokenVersion])) > 0;
