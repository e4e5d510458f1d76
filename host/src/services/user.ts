import type { User } from 'shared-types';

export const guest: User = Object.freeze({
  role: 'guest',
  from: 'default',
  data: Object.freeze({ displayName: 'Guest' }),
});

/** True if a role passes this list; an absent or empty list lets everybody pass, `signed-in` all but guests. */
export const isAllowed = (role: string, auth: readonly string[] | undefined): boolean =>
  !auth?.length || auth.includes(role) || (role !== guest.role && auth.includes('signed-in'));
