import { refusal, type ApiAnswer } from 'server/http/path-handler';
import type { AccessTokens, SessionClaims } from '../access-tokens.js';
import type { Account } from '../account-store.js';

/** An answer that ends a call: nothing was done. */
export class Refused extends Error {
  constructor(readonly answer: ApiAnswer) {
    super('refused');
  }
}

/** Texts at the fields of the form. */
export type FieldErrors = Readonly<Record<string, string | null>>;

/**
 * Errors by the field of the form. The status is 200, also for a wrong password: a page takes 401 for a token that counts no
 * longer and signs the user out, and a browser may open a dialog of its own.
 */
export const fieldErrors = (error: FieldErrors): Refused => new Refused({ status: 200, body: { error } });

/** Sentence that says when to try again. */
export const againText = (waitMs: number): string => {
  const minutes = Math.ceil(waitMs / 60_000);
  return `Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`;
};

export const tooMany = (waitMs: number, error: FieldErrors): Refused =>
  new Refused({
    status: 429,
    body: { error },
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  });

export const busyServer: ApiAnswer = refusal(503, 'The server has too much to do. Try again in a moment.', {
  'retry-after': '2',
});

export const notStored: ApiAnswer = refusal(
  503,
  'The server cannot store accounts at the moment. Nothing was changed. Try again in a minute.',
  { 'retry-after': '60' },
);

/** Answer without `WWW-Authenticate`, so that no browser asks for a password by itself. */
export const invalidToken: ApiAnswer = refusal(401, 'Invalid access token.');

/** Part of an account that the user and the user's browser may know. */
export const userOf = ({ uid, role, writtenEmail, data }: Account) => ({
  role,
  from: 'default',
  uid,
  data: { ...data, email: writtenEmail },
});

/** Answer to a sign-in, with a new token. @param session absent: the user has just signed in */
export async function sessionAnswer(
  tokens: AccessTokens,
  account: Account,
  session?: Partial<SessionClaims>,
): Promise<ApiAnswer> {
  const token = await tokens.issue(account, session);
  return { status: 200, body: { user: userOf(account), access_token: token } };
}
