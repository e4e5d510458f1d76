import type { User } from 'shared-types';

/** What a user is called on the site. Not every service knows a name. */
export const nameOf = ({ data: { displayName, email = '' } }: User) =>
  displayName.trim() || email.trim() || 'Signed in';
