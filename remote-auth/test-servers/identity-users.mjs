/** The user's own record, as Auth0 has it at `/api/v2/users/{sub}`. */
import { json } from 'node:stream/consumers';

/** @typedef {import('./identity.mjs').IdentityUser} IdentityUser */

/** @typedef {{ status: number, body: object }} Answer */

/** Scope that each method needs. @type {Readonly<Record<string, string>>} */
const neededScopes = { GET: 'read:current_user', PATCH: 'update:current_user_metadata' };

/** @param {IdentityUser} user */
const recordOf = ({ sub, name, email, user_metadata = {} }) => ({
  user_id: sub,
  name,
  email,
  user_metadata,
});

/** @param {number} status @param {string} message @returns {Answer} */
const refusal = (status, message) => ({ status, body: { statusCode: status, message } });

/**
 * @param {object} options
 * @param {string} options.issuer
 * @param {string} options.audience
 * @param {ReadonlyMap<string, IdentityUser>} options.users by `sub`
 * @param {(token: string) => import('./identity-keys.mjs').AccessClaims | undefined} options.claimsOf
 */
export function createUserApi({ issuer, audience, users, claimsOf }) {
  /** @param {import('node:http').IncomingMessage} request @param {string} sub @returns {Answer | undefined} */
  function refused({ headers, method = '' }, sub) {
    const claims = claimsOf((headers.authorization ?? '').replace(/^Bearer /, ''));
    if (claims?.iss !== issuer || claims.aud !== audience) return refusal(401, 'Invalid token');
    const scope = neededScopes[method];
    const isAllowed = scope !== undefined && claims.scope?.split(' ').includes(scope);
    return claims.sub === sub && isAllowed ? undefined : refusal(403, 'Insufficient scope');
  }

  /** @param {import('node:http').IncomingMessage} request @param {string} sub @returns {Promise<Answer>} */
  return async (request, sub) => {
    const user = users.get(sub);
    const no = refused(request, sub);
    if (no || !user) return no ?? refusal(404, 'The user does not exist.');
    if (request.method === 'PATCH') {
      const { user_metadata: change, ...others } = /** @type {{ user_metadata?: object }} */ (
        await json(request)
      );
      if (Object.keys(others).length > 0) return refusal(400, 'Only user_metadata can be changed.');
      // The first level is merged.
      user.user_metadata = { ...user.user_metadata, ...change };
    }
    return { status: 200, body: recordOf(user) };
  };
}
