/** The user's own record, as Auth0 has it at `/api/v2/users/{sub}`. */
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AccessClaims } from './identity-keys.js';

export type IdentityUser = {
  sub: string;
  email: string;
  password: string;
  name: string;
  user_metadata?: object;
};

type Answer = { status: number; body: object };

/** Scope that each method needs. */
const neededScopes: Readonly<Record<string, string>> = {
  GET: 'read:current_user',
  PATCH: 'update:current_user_metadata',
};

const recordOf = ({ sub, name, email, user_metadata = {} }: IdentityUser) => ({
  user_id: sub,
  name,
  email,
  user_metadata,
});

const refusal = (status: number, message: string): Answer => ({
  status,
  body: { statusCode: status, message },
});

export function createUserApi({
  issuer,
  audience,
  users,
  claimsOf,
}: {
  issuer: string;
  audience: string;
  /** Users by `sub`. */
  users: ReadonlyMap<string, IdentityUser>;
  claimsOf: (token: string) => AccessClaims | undefined;
}) {
  function refused({ headers, method = '' }: IncomingMessage, sub: string): Answer | undefined {
    const claims = claimsOf((headers.authorization ?? '').replace(/^Bearer /, ''));
    if (claims?.iss !== issuer || claims.aud !== audience) return refusal(401, 'Invalid token');
    const scope = neededScopes[method];
    const isAllowed = scope !== undefined && claims.scope?.split(' ').includes(scope);
    return claims.sub === sub && isAllowed ? undefined : refusal(403, 'Insufficient scope');
  }

  return async (request: IncomingMessage, sub: string) => {
    const user = users.get(sub);
    const no = refused(request, sub);
    if (no || !user) return no ?? refusal(404, 'The user does not exist.');
    if (request.method === 'PATCH') {
      const { user_metadata: change, ...others } = (await json(request)) as { user_metadata?: object };
      if (Object.keys(others).length > 0) return refusal(400, 'Only user_metadata can be changed.');
      // The first level is merged.
      user.user_metadata = { ...user.user_metadata, ...change };
    }
    return { status: 200, body: recordOf(user) };
  };
}
