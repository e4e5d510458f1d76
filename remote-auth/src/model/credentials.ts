import {
  maxDisplayNameLength,
  maxPasswordLength,
  minPasswordLength,
  passwordLength,
} from 'shared-types/protocol/auth';
import { isEmail, isVisible } from 'shared-types/protocol/email';

/** Data to sign in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Data to sign in with, and for how long. */
export interface SignIn extends Credentials {
  /** The user stays signed in on this device. */
  readonly stay?: boolean;
}

/** Data to create an account with. */
export interface Registration extends Credentials {
  readonly displayName: string;
}

/** Sign-in errors by the field they belong to; `null` where there is none. The e-mail address is the user name. */
export interface SignInErrors {
  readonly username: string | null;
  readonly password: string | null;
}

/** Errors where no field has one. */
export const noErrors: SignInErrors = { username: null, password: null };

/** True if a field has an error. */
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
 * A colon separates name and password in the header, so a name cannot contain one (RFC 7617, section 2).
 */
export function checkCredentials({ email, password }: Credentials): SignInErrors {
  return {
    username: usernameError(email),
    password: password === '' ? 'Enter your password.' : null,
  };
}

/** Errors of a form for a new account; those of the name are not among them. */
export function checkRegistration({ email, password }: Credentials): SignInErrors {
  return { username: usernameError(email) ?? addressError(email), password: newPasswordError(password) };
}

/** Errors where no field has one. */
export const noPasswordErrors: PasswordErrors = { current: null, next: null };

/** Errors to correct before a change of the password is sent. */
export const checkPasswordChange = ({ current, next }: PasswordChange): PasswordErrors => ({
  current: current === '' ? 'Enter your current password.' : null,
  next: newPasswordError(next),
});

/** Error of a name; `null` if it is valid. */
export function nameError(name: string): string | null {
  if (!isVisible(name)) return 'Enter your name.';
  return name.length > maxDisplayNameLength ? `Use at most ${maxDisplayNameLength} characters.` : null;
}

/** Error of a new password; `null` if it is valid. */
export function newPasswordError(password: string): string | null {
  if (password === '') return 'Choose a password.';
  const length = passwordLength(password);
  const isAllowed = length >= minPasswordLength && length <= maxPasswordLength;
  return isAllowed ? null : `Use ${minPasswordLength} to ${maxPasswordLength} characters.`;
}

/** Error of the user name of an account; `null` if it is valid. */
export function usernameError(email: string): string | null {
  if (email === '') return 'Enter your e-mail address.';
  return email.includes(':') ? 'An e-mail address cannot contain a colon.' : null;
}

const addressError = (email: string) =>
  isEmail(email) ? null : 'Enter a whole e-mail address, name@example.com.';
