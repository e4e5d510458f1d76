import type { ICache } from '@auth0/auth0-spa-js';
import * as v from 'valibot';
import type { StoredTokens } from './tokens';

/** The SDK's first call after an answer of the token endpoint. The shape is its own: a test notices a change. */
const idTokenEntry = v.object({ id_token: v.string() });

/** Its second call. */
const accessTokenEntry = v.object({
  body: v.object({ access_token: v.string(), expires_in: v.number(), audience: v.string() }),
});

/**
 * The cache of the SDK: all of it in memory, and three keys in local storage. The SDK calls `set` when the token endpoint has
 * answered, so only here is `expires_in` counted from now: what it takes from the cache repeats the first one.
 * @param audience whose access token is stored; tokens for other APIs are in memory only
 */
export function createTokenCache(tokens: StoredTokens, audience: string): ICache {
  /** Shared by all clients of this page. Refresh tokens are nowhere else. The SDK alone knows the types of what it gets back. */
  const memory = new Map<string, unknown>();
  let idToken = '';

  /** Another tab, or the host, has ended the session. */
  function forgetIfEnded() {
    if (!tokens.read()) memory.clear();
  }

  function store(entry: unknown) {
    const given = v.safeParse(accessTokenEntry, entry);
    if (!given.success || given.output.body.audience !== audience) return;
    const { access_token: accessToken, expires_in: expiresInS } = given.output.body;
    // The specification: expiresIn seconds times 1000 plus the current time.
    tokens.write({ accessToken, idToken, expiresAtMs: expiresInS * 1000 + Date.now() });
  }

  return {
    set: (key, entry) => {
      memory.set(key, entry);
      const given = v.safeParse(idTokenEntry, entry);
      if (given.success) idToken = given.output.id_token;
      else store(entry);
    },
    get: (key) => {
      forgetIfEnded();
      return memory.get(key) as never;
    },
    remove: (key) => {
      memory.delete(key);
    },
    allKeys: () => [...memory.keys()],
  };
}
