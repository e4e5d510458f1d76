import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Account } from './account-store.js';
import { tokenSeconds } from './limits.js';

const algorithm = 'HS256';
const issuer = 'site-accounts';
const audience = 'site';

/** Clocks of two servers on one database may differ by this much, in seconds. */
const leewaySeconds = 5;

/** What a valid token says: whose it is, and for which of the account's token versions. */
const claimsSchema = v.object({ sub: v.string(), ver: v.number() });

export interface TokenClaims {
  readonly uid: string;
  readonly version: number;
}

export type AccessTokens = ReturnType<typeof accessTokens>;

/** Signs and reads access tokens. Only this server knows the key. */
export function accessTokens(secret: Uint8Array, nowMs: () => number) {
  return {
    issue: ({ uid, tokenVersion }: Pick<Account, 'uid' | 'tokenVersion'>): Promise<string> => {
      const seconds = Math.floor(nowMs() / 1000);
      return new SignJWT({ ver: tokenVersion })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setSubject(uid)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + tokenSeconds)
        .sign(secret);
    },
    /** @returns `undefined` for a token that is expired, or that this server has not issued */
    read: async (token: string): Promise<TokenClaims | undefined> => {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [algorithm],
          issuer,
          audience,
          clockTolerance: leewaySeconds,
          currentDate: new Date(nowMs()),
          requiredClaims: ['exp'],
        });
        const { sub, ver } = v.parse(claimsSchema, payload);
        return { uid: sub, version: ver };
      } catch {
        return undefined;
      }
    },
  };
}
