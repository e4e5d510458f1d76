/** A browser at the pages of the identity provider. */

/** Follows the provider, and fills in its form. @returns the address that the provider sends the browser back to */
export async function visitProvider(
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const cookies = new Map<string, string>();
  let next = address;
  let body: string | undefined;
  while (!next.startsWith(location.origin + '/login')) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      cookie,
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const response = await fetch(next, {
      redirect: 'manual',
      headers,
      ...(body !== undefined && { method: 'POST', body }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const target = response.headers.get('location');
    body = target === null ? new URLSearchParams(fields).toString() : undefined;
    next = target === null ? next : new URL(target, next).href;
  }
  return next;
}
