import { randomUUID } from 'node:crypto';
import type { RecordOf } from 'shared-types/release';
import * as v from 'valibot';
import type { AccountDatabase } from './database.js';

/** What the site keeps for a user. */
export const userDataSchema = v.object({
  displayName: v.string(),
  settings: v.exactOptional(v.unknown()),
  shortcuts: v.exactOptional(v.array(v.string())),
  /** What follows the user to another device; the host knows its form. */
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

const columns = `uid, email, written_email writtenEmail, role, password, token_version tokenVersion,
  created_at createdAt, data`;

const accountOf = (rows: readonly unknown[]): Account | undefined =>
  rows.length === 0 ? undefined : v.parse(accountSchema, rows[0]);

/** @param email in the form that counts */
export const findByEmail = (database: AccountDatabase, email: string): Account | undefined =>
  accountOf(database.all(`SELECT ${columns} FROM account WHERE email = ?`, [email]));

export const findByUid = (database: AccountDatabase, uid: string): Account | undefined =>
  accountOf(database.all(`SELECT ${columns} FROM account WHERE uid = ?`, [uid]));

/** All accounts, in the order in which they were made. */
export const readAccounts = (database: AccountDatabase): readonly Account[] =>
  v.parse(v.array(accountSchema), database.all(`SELECT ${columns} FROM account ORDER BY created_at, uid`));

const countSchema = v.tuple([v.object({ n: v.number() })]);

export const countAccounts = (database: AccountDatabase): number =>
  v.parse(countSchema, database.all('SELECT count(*) n FROM account'))[0].n;

/** @returns `undefined` if the e-mail address has an account. When this returns, the disk has the new one. */
export function insertAccount(database: AccountDatabase, account: NewAccount): Account | undefined {
  const { email, writtenEmail, role, password, displayName, createdAtMs } = account;
  const createdAt = new Date(createdAtMs).toISOString();
  const values = [randomUUID(), email, writtenEmail, role, password, createdAt];
  const changes = database.run(
    `INSERT INTO account (uid, email, written_email, role, password, created_at, data)
     VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING`,
    [...values, JSON.stringify({ displayName })],
  );
  return changes > 0 ? findByEmail(database, email) : undefined;
}

/** @returns the account with its new data; `undefined` if the key counts no longer */
export function changeData(
  database: AccountDatabase,
  key: AccountKey,
  change: (data: StoredUserData) => StoredUserData,
): Account | undefined {
  return database.write(() => {
    const account = findByUid(database, key.uid);
    if (!account || account.tokenVersion !== key.tokenVersion) return undefined;
    const data = change(account.data);
    database.run('UPDATE account SET data = ? WHERE uid = ?', [JSON.stringify(data), key.uid]);
    return { ...account, data };
  });
}

/** A new password signs the user out everywhere. @returns `undefined` if the key counts no longer */
export function setPassword(
  database: AccountDatabase,
  { uid, tokenVersion }: AccountKey,
  password: string,
): Account | undefined {
  const changes = database.run(
    'UPDATE account SET password = ?, token_version = token_version + 1 WHERE uid = ? AND token_version = ?',
    [password, uid, tokenVersion],
  );
  return changes > 0 ? findByUid(database, uid) : undefined;
}

/** @returns whether there was such an account */
export const setRole = (database: AccountDatabase, email: string, role: string): boolean =>
  database.run('UPDATE account SET role = ? WHERE email = ?', [role, email]) > 0;

/** `secure_delete` overwrites the account. @returns `false` if the key counts no longer */
export function deleteAccount(database: AccountDatabase, { uid, tokenVersion }: AccountKey): boolean {
  const deleted = database.run('DELETE FROM account WHERE uid = ? AND token_version = ?', [
    uid,
    tokenVersion,
  ]);
  if (deleted > 0) database.all('PRAGMA incremental_vacuum');
  return deleted > 0;
}
