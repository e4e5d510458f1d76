/** What somebody signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What somebody creates an account with. */
export interface Registration extends Credentials {
  readonly displayName: string;
}

/** Sign-in errors by the field they belong to; `null` where there is none. The e-mail address is the user name. */
export interface SignInErrors {
  readonly username: string | null;
  readonly password: string | null;
}

/** No field has an error. */
export const noErrors: SignInErrors = { username: null, password: null };

/** Whether a field has an error. */
export const hasErrors = ({ username, password }: SignInErrors): boolean => Boolean(username ?? password);

/** A new password in place of the current one. */
export interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

/** Errors of a change of the password by the field they belong to; `null` where there is none. */
export interface PasswordErrors {
  readonly current: string | null;
  readonly next: string | null;
}

/**
 * Errors to correct before the form is sent. Only the service knows whether e-mail address and password belong together.
 *
 * A colon separates name and password in the header, so a name cannot contain one (RFC 7617, section 2).
 */
export function checkCredentials({ email, password }: Credentials): SignInErrors {
  return {
    username: usernameError(email),
    password: password === '' ? 'Enter your password.' : null,
  };
}

function usernameError(email: string) {
  if (email === '') return 'Enter your e-mail address.';
  return email.includes(':') ? 'An e-mail address cannot contain a colon.' : null;
}
