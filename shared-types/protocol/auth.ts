/** Paths of the JWT API below its address, and limits of a new password. Client and server read both. */

/** The paths of the specification, then two of the site's own. */
export const authPaths = {
  /** GET with the header, or POST with the body. */
  signIn: '/api/auth',
  register: '/api/auth/register',
  restore: '/api/auth/access-token',
  update: '/api/auth/user/update',
  changePassword: '/api/auth/user/password',
  deleteAccount: '/api/auth/user/delete',
};

/** Fewest characters of a new password. */
export const minPasswordLength = 8;

/** Most characters of a new password. */
export const maxPasswordLength = 256;

/** Most characters of a name that is shown. */
export const maxDisplayNameLength = 100;

/** The spelling of a password that counts: Unicode NFKC, whatever a keyboard made of it. */
export const passwordForm = (password: string) => password.normalize('NFKC');

/** Characters of a password, as a person counts them. */
export const passwordLength = (password: string) => Array.from(passwordForm(password)).length;
