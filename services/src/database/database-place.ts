import { ReleaseError } from 'release/model/release-error';

export const isPostgres = (place: string): boolean => /^postgres(ql)?:/.test(place);

/**
 * Checks the place of a database, a file or `postgres://…`: a mistyped address would become a file whose name has a password.
 *
 * @throws a `ReleaseError` that does not repeat the place
 */
export function checkDatabasePlace(place: string): void {
  if (isPostgres(place) ? URL.canParse(place) : !/:\/\/|@/.test(place)) return;
  const form = 'postgres://user:password@db.example.com:5432/site';
  throw new ReleaseError(
    'usage',
    `DATABASE_URL is no address of PostgreSQL. Write it as ${form}, with @ as %40 and % as %25.`,
  );
}
