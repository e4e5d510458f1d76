import { jwtDecode } from 'jwt-decode';

/** State of a token, as far as a browser can tell. Only the API knows if its signature is good. */
export type TokenState =
  | { readonly kind: 'valid'; readonly expiresAt: string }
  | { readonly kind: 'expired' | 'unreadable' };

/** Longer texts are no tokens: requests could not carry them. */
const maxLength = 16_384;

/** Subject of a token; `''` if it has none. Throws for a text that is no token. */
export function subjectOf(token: string): string {
  const { sub } = jwtDecode<Readonly<Record<string, unknown>>>(token);
  return typeof sub === 'string' ? sub : '';
}

/** A token is valid until the very millisecond in which it expires. Never throws. */
export function readToken(token: string, now: Date): TokenState {
  try {
    if (token.length > maxLength) return { kind: 'unreadable' };
    const { exp } = jwtDecode<Readonly<Record<string, unknown>>>(token);
    if (typeof exp !== 'number') return { kind: 'unreadable' };
    const end = new Date(exp * 1000);
    if (end < now) return { kind: 'expired' };
    return { kind: 'valid', expiresAt: end.toISOString() };
  } catch {
    return { kind: 'unreadable' };
  }
}
