import type { UserEntries } from 'shared-types';
import * as v from 'valibot';

/**
 * Reads the lists that follow a user from JSON as text. Providers keep them so: Firebase and Auth0 refuse some names of members, and
 * a database drops what is empty. The host checks what is in them.
 */
export const entriesFromText = v.pipe(
  v.string(),
  v.parseJson(),
  v.custom<UserEntries>((value) => typeof value === 'object' && value !== null),
);

/** Writes what `entriesFromText` reads; `undefined` where there are none. */
export const textOfEntries = (entries: UserEntries | undefined): string | undefined =>
  entries && JSON.stringify(entries);
