import { jwtDecode } from 'jwt-decode';
import type { User, UserData } from 'shared-types';
import * as v from 'valibot';

/** Optional text: a value of another type is left out. */
const textOrNothing = v.fallback(v.optional(v.string()), undefined);

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  name: textOrNothing,
  nickname: textOrNothing,
  email: textOrNothing,
});

/** User data that the site keeps in `user_metadata`. The host checks the values. */
type KeptData = Omit<UserData, 'displayName' | 'email'>;

const keptData = v.object({
  settings: v.exactOptional(v.custom<NonNullable<KeptData['settings']>>((value) => value !== undefined)),
  shortcuts: v.exactOptional(v.custom<NonNullable<KeptData['shortcuts']>>((value) => value !== undefined)),
  entries: textOrNothing,
});

const recordSchema = v.object({
  name: textOrNothing,
  email: textOrNothing,
  user_metadata: v.fallback(v.optional(keptData), undefined),
});

export type Auth0Record = v.InferOutput<typeof recordSchema>;

/** @returns `undefined` if it is not a record */
export function parseRecord(answer: unknown): Auth0Record | undefined {
  const parsed = v.safeParse(recordSchema, answer);
  return parsed.success ? parsed.output : undefined;
}

/** Claims of an ID token. It comes from the token endpoint, or from storage: its signature is not checked. */
export type Auth0Claims = v.InferOutput<typeof claimsSchema>;

/** @returns `undefined` if it cannot be read */
export function decodeIdToken(idToken: string): Auth0Claims | undefined {
  try {
    return v.parse(claimsSchema, jwtDecode(idToken));
  } catch {
    return undefined;
  }
}

/**
 * The user of the site. The specification gives everybody of this provider the role `admin`: it opens screens and no data.
 * @param record absent: it cannot be read now
 */
export function toUser(claims: Auth0Claims, record?: Auth0Record): User {
  const email = record?.email ?? claims.email;
  const { entries, ...kept } = record?.user_metadata ?? {};
  return {
    role: 'admin',
    from: 'auth0',
    uid: claims.sub,
    data: {
      displayName: record?.name ?? claims.name ?? claims.nickname ?? email ?? 'Signed in',
      ...(email !== undefined && { email }),
      ...kept,
      ...(entries && { entries }),
    },
  };
}

/** User data to save in `user_metadata`. */
export const toMetadata = ({ data: { displayName: _name, email: _email, ...kept } }: User): KeptData => kept;
