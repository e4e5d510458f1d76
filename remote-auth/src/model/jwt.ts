import { jwtDecode } from 'jwt-decode';

/** End of a token, by its claim `exp`. @returns ISO 8601; `undefined` where the token does not say it */
export function tokenEnd(token: string): string | undefined {
  try {
    const { exp } = jwtDecode<{ readonly exp?: unknown }>(token);
    return typeof exp === 'number' ? new Date(exp * 1000).toISOString() : undefined;
  } catch {
    return undefined;
  }
}
