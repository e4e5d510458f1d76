/** Refusals for visitors, by errors of Firebase's SDK. */
import type { PasswordErrors, SignInErrors } from '../../model/credentials';
import { invalidSession } from '../../model/service-errors';
import type { Refusal } from '../provider';
import { TimedOut } from './deadline';

/** The code of an error of the SDK, `auth/wrong-password`; `''`: it has none. */
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Address and password do not belong together. Only the first of these does not tell which addresses have an account. */
const wrongCredentials = ['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found'];

const weakPasswords = ['auth/weak-password', 'auth/password-does-not-meet-requirements'];
const weakPassword = 'This password is too easy to guess. Choose a longer one.';

const wrongPassword = 'Wrong password.';

const failures: Readonly<Record<string, string>> = {
  'auth/user-disabled': 'This account is disabled.',
  'auth/too-many-requests': 'There were too many tries. Wait a few minutes, then try again.',
  'auth/operation-not-allowed': 'This site does not offer this at the moment.',
  'auth/user-token-expired': invalidSession,
};

/** Errors that no field has caused. */
function generalRefusal(error: unknown): Exclude<Refusal<never>, { kind: 'refused' }> {
  const code = codeOf(error);
  if (error instanceof TimedOut || code === 'auth/network-request-failed') return { kind: 'unreachable' };
  const message = failures[code] ?? (error instanceof ReadableError ? error.message : undefined);
  return message === undefined ? { kind: 'unexpected' } : { kind: 'failed', message };
}

const username = (message: string) =>
  ({ kind: 'refused', errors: { username: message, password: null } }) as const;
const password = (message: string) =>
  ({ kind: 'refused', errors: { username: null, password: message } }) as const;

/** A change without an answer may have been made. */
export const changeRefusal = <Errors>(refusal: Refusal<Errors>): Refusal<Errors> =>
  refusal.kind === 'unreachable' ? { kind: 'unknown' } : refusal;

/** @param error the error of deleting the account, whose form asks for the password only */
export const deletionRefusalOf = (error: unknown): Refusal<SignInErrors> =>
  wrongCredentials.includes(codeOf(error)) ? password(wrongPassword) : refusalOf(error);

/** @param error the error of signing in or of creating an account */
export function refusalOf(error: unknown): Refusal<SignInErrors> {
  const code = codeOf(error);
  if (wrongCredentials.includes(code)) return password('Wrong e-mail address or password.');
  if (weakPasswords.includes(code)) return password(weakPassword);
  if (code === 'auth/invalid-email') return username('Enter a valid e-mail address.');
  if (code === 'auth/email-already-in-use') {
    return username('There is an account with this e-mail address already.');
  }
  return generalRefusal(error);
}

export function passwordRefusalOf(error: unknown): Refusal<PasswordErrors> {
  const code = codeOf(error);
  if (wrongCredentials.includes(code)) {
    return { kind: 'refused', errors: { current: wrongPassword, next: null } };
  }
  if (weakPasswords.includes(code)) return { kind: 'refused', errors: { current: null, next: weakPassword } };
  return generalRefusal(error);
}

/** An error whose message is for visitors. */
class ReadableError extends Error {}

/** The database refuses a read without a code, and a write with one. */
const isDenied = (error: unknown) =>
  codeOf(error) === 'PERMISSION_DENIED' || (error instanceof Error && error.message === 'Permission denied');

/** An error of the database, or of the sign-in before it, with a message for visitors. */
export function readableError(error: unknown): Error {
  const message = isDenied(error) ? 'The database denies access to your data.' : textOf(refusalOf(error));
  return new ReadableError(message, { cause: error });
}

function textOf(refusal: Refusal<SignInErrors>): string {
  switch (refusal.kind) {
    case 'failed':
      return refusal.message;
    case 'unreachable':
      return 'Firebase did not answer. Try again later.';
    default:
      return 'Firebase gave an unexpected answer.';
  }
}
