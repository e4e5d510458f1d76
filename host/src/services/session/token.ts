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

/** Smaller differences of two clocks come from the network, in milliseconds. */
const leastClockAheadMs = 60_000;

/** Lead of the clock here over the server's, by a token that has just been issued, in milliseconds. Never throws. */
export function clockAheadOf(token: string, now: Date): number {
  try {
    const { iat } = jwtDecode<Readonly<Record<string, unknown>>>(token);
    const aheadMs = typeof iat === 'number' ? now.getTime() - iat * 1000 : 0;
    return Math.abs(aheadMs) < leastClockAheadMs ? 0 : aheadMs;
  } catch {
    return 0;
  }
}

/**
 * A token is valid until the very millisecond in which it expires. Never throws.
 * @param clockAheadMs lead of `now` over the server; the end is told by the clock of `now`, too
 */
export function readToken(token: string, now: Date, clockAheadMs: number): TokenState {
  try {
    if (token.length > maxLength) return { kind: 'unreadable' };
    const { exp } = jwtDecode<Readonly<Record<string, unknown>>>(token);
    if (typeof exp !== 'number') return { kind: 'unreadable' };
    const end = new Date(exp * 1000 + clockAheadMs);
    if (end < now) return { kind: 'expired' };
    return { kind: 'valid', expiresAt: end.toISOString() };
  } catch {
    return { kind: 'unreadable' };
  }
}
