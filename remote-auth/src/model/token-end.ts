/**
 * When an access token ends, by its claim `exp` (RFC 7519, section 4.1.4). The signature is for the service to check.
 *
 * @returns ISO 8601; `undefined` where the token does not say it
 */
export function tokenEnd(token: string): string | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? new Date(exp * 1000).toISOString() : undefined;
  } catch {
    return undefined;
  }
}
