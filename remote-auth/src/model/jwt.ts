/** Reads tokens of the form JWT (RFC 7519). Their signature is for the service to check. */

/** What a token says. Throws for a text that is no token. */
export function jwtClaims(token: string): unknown {
  const [, payload = ''] = token.split('.');
  const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** When a token ends, by its claim `exp`. @returns ISO 8601; `undefined` where the token does not say it */
export function tokenEnd(token: string): string | undefined {
  try {
    const { exp } = jwtClaims(token) as { readonly exp?: unknown };
    return typeof exp === 'number' ? new Date(exp * 1000).toISOString() : undefined;
  } catch {
    return undefined;
  }
}
