/** What somebody signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
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
