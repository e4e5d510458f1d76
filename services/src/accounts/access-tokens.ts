import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Account } from './account-store.js';
import { stayingSession, usualSession } from './limits.js';

const algorithm = 'HS256';
const issuer = 'site-accounts';
const audience = 'site';

/** Greatest difference between the clocks of two servers on one database, in seconds. */
const leewaySeconds = 5;

/** Claims of a valid token: the account, and its token version. */
const claimsSchema = v.object({
  sub: v.string(),
  ver: v.number(),
  auth_time: v.number(),
  stay: v.boolean(),
});

/** Claims that all tokens of a session share. */
export interface SessionClaims {
  /** Time at which the user gave the password, in seconds since 1970. */
  readonly signedInAt: number;
  /** The user stays signed in on the device. */
  readonly stays: boolean;
}

export interface TokenClaims extends SessionClaims {
  readonly uid: string;
  readonly version: number;
}

const limitsOf = (stays: boolean) => (stays ? stayingSession : usualSession);

export type AccessTokens = ReturnType<typeof accessTokens>;

/** Signs and reads access tokens. Only this server knows the key. */
export function accessTokens(secret: Uint8Array, nowMs: () => number) {
  return {
    /** @param session from the token before; without a time, the user has just given the password */
    issue: (
      { uid, tokenVersion }: Pick<Account, 'uid' | 'tokenVersion'>,
      { signedInAt, stays = false }: Partial<SessionClaims> = {},
    ): Promise<string> => {
      const seconds = Math.floor(nowMs() / 1000);
      return new SignJWT({ ver: tokenVersion, auth_time: signedInAt ?? seconds, stay: stays })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setSubject(uid)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + limitsOf(stays).tokenSeconds)
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
        const { sub, ver, auth_time: signedInAt, stay } = v.parse(claimsSchema, payload);
        const seconds = nowMs() / 1000;
        if (signedInAt <= seconds - limitsOf(stay).sessionSeconds) return undefined;
        return { uid: sub, version: ver, signedInAt, stays: stay };
      } catch {
        return undefined;
      }
    },
  };
}
