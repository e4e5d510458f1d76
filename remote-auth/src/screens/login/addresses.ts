export const loginAddress = '/login';

/** The same screen, with the form for a new account. */
export const registerAddress = '/login?account=new';

export const isRegistration = (search: string): boolean =>
  new URLSearchParams(search).get('account') === 'new';

/** True if the host has sent somebody whose session has ended. */
export const hasSessionEnded = (search: string): boolean =>
  new URLSearchParams(search).get('session') === 'ended';

/** True if an identity provider has sent the visitor back, with a code or with an error (RFC 6749, section 4.1.2). */
export function isProviderReturn(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error'));
}
