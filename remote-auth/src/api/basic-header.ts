import type { Credentials } from '../model/credentials';

/**
 * The `Authorization` header for e-mail address and password, from their UTF-8 bytes. axios's own `auth` takes the
 * name as Latin-1: it breaks an umlaut and throws for a euro sign.
 */
export function basicHeader({ email, password }: Credentials) {
  const bytes = new TextEncoder().encode(`${email}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
