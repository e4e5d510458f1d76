import type { User } from 'shared-types';
import type { Credentials, SignInErrors } from '../model/credentials';

/** The result of a sign-in. */
export type SignInResult =
  /** The service knows the user. The token goes with every later request of a session. */
  | { readonly kind: 'accepted'; readonly user: User; readonly accessToken: string }
  /** The service said which field is wrong. */
  | { readonly kind: 'refused'; readonly errors: SignInErrors }
  /** The answer has neither a user nor errors. */
  | { readonly kind: 'unexpected' }
  /** No answer came. */
  | { readonly kind: 'unreachable' };

/** What remote-auth asks the JWT API for. */
export interface AuthApi {
  /** Signs in with e-mail address and password. Never rejects. `GET /api/auth`, or `POST` where the site says so. */
  readonly signIn: (credentials: Credentials) => Promise<SignInResult>;
}

/** Path of the sign-in call. */
export const signInPath = '/api/auth';
