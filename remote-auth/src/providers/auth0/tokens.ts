import type { SessionContext } from 'shared-types';

/** Tokens of the identity provider, in the three keys of the specification. */
export interface Tokens {
  readonly accessToken: string;
  readonly idToken: string;
  /** Milliseconds since 1970. */
  readonly expiresAtMs: number;
}

export interface StoredTokens {
  /** `undefined` unless all three are there. */
  readonly read: () => Tokens | undefined;
  readonly write: (tokens: Tokens) => void;
  readonly clear: () => void;
}

/** Opens `access_token`, `id_token` and `expires_at`. */
export function openTokens({ openText }: Pick<SessionContext['storage'], 'openText'>): StoredTokens {
  const accessToken = openText('access_token');
  const idToken = openText('id_token');
  const expiresAt = openText('expires_at');
  return {
    read: () => {
      const tokens = {
        accessToken: accessToken.getState(),
        idToken: idToken.getState(),
        expiresAtMs: Number(expiresAt.getState()),
      };
      return tokens.accessToken && tokens.idToken && tokens.expiresAtMs > 0 ? tokens : undefined;
    },
    write: (tokens) => {
      idToken.set(tokens.idToken);
      expiresAt.set(String(tokens.expiresAtMs));
      accessToken.set(tokens.accessToken);
    },
    clear: () => {
      idToken.clear();
      expiresAt.clear();
      accessToken.clear();
    },
  };
}

/** True if they are still good, strictly: at its last millisecond, a token has expired. */
export const areValid = ({ expiresAtMs }: Tokens, forMs = 0): boolean => expiresAtMs > Date.now() + forMs;
