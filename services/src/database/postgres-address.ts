import { isLoopback } from 'server/http/loopback';
import { ReleaseError } from 'release/model/release-error';

/** Address of a PostgreSQL database, as its driver takes it. Holds a secret: never print it. */
export interface PostgresAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** True if the connection is encrypted, with a certificate that Node trusts. */
  readonly ssl: boolean;
}

export const isPostgres = (place: string): boolean => /^postgres(ql)?:/.test(place);

/** No message repeats the address: it holds the password. */
const wrong = (text: string) =>
  new ReleaseError(
    'usage',
    `DATABASE_URL ${text} Write it as postgres://user:password@db.example.com:5432/site`,
  );

const usualPort = 5432;

/**
 * Checks the place of a database, a file or `postgres://…`: a mistyped address would become a file whose name has a password.
 *
 * @throws a `ReleaseError` that says what is wrong
 */
export function checkDatabasePlace(place: string): void {
  if (isPostgres(place)) parsePostgresAddress(place);
  else if (/:\/\/|@/.test(place)) throw wrong('is no address of PostgreSQL.');
}

/** TLS is left out for this machine, and where the address says so. @throws a `ReleaseError` that says what is wrong */
export function parsePostgresAddress(text: string): PostgresAddress {
  if (!URL.canParse(text)) throw wrong('is not an address.');
  const { hostname, port, username, password, pathname, searchParams } = new URL(text);
  const database = pathname.slice(1);
  if (hostname === '' || username === '' || database === '') throw wrong('names no host, user or database.');
  const { sslmode, ...others } = Object.fromEntries(searchParams);
  if (Object.keys(others).length > 0 || !['disable', 'verify-full', undefined].includes(sslmode))
    throw wrong('may end with ?sslmode=disable or ?sslmode=verify-full only.');
  try {
    return {
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port === '' ? usualPort : Number(port),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      database: decodeURIComponent(database),
      ssl: sslmode === undefined ? !isLoopback(hostname) : sslmode === 'verify-full',
    };
  } catch {
    throw wrong("has a '%' that is not an escape: write it as %25.");
  }
}
