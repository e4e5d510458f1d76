import type { User } from 'shared-types';
import type {
  PasswordChange,
  PasswordErrors,
  Registration,
  SignIn,
  SignInErrors,
} from '../model/credentials';

/** Answer of the JWT API about a user. */
export type AccessAnswer<Errors = SignInErrors> = Accepted | Refused<Errors>;

/** The service knows the user. The token goes with every later request of the session. */
export interface Accepted {
  readonly kind: 'accepted';
  readonly user: User;
  readonly accessToken: string;
}

/** Reason why the service did not do it. */
export type Refused<Errors = SignInErrors> =
  /** The service said which field is wrong. */
  | { readonly kind: 'refused'; readonly errors: Errors }
  /** The service cannot do it now, and said why. */
  | { readonly kind: 'failed'; readonly message: string }
  /** The service does not take the access token. */
  | { readonly kind: 'invalid-token' }
  /** The answer has neither a user nor errors. */
  | { readonly kind: 'unexpected' }
  | { readonly kind: 'unreachable' }
  /** A change that the service neither confirms nor refuses: it may have made it. */
  | { readonly kind: 'unknown' };

/** Result of a change that gives no user. */
export type ChangeAnswer = { readonly kind: 'done' } | Refused;

/** Calls of remote-auth to the JWT API. No call rejects. In a session, the host adds its token to each. */
export interface AuthApi {
  /** Signs in with e-mail address and password, by GET, or by POST where the site says so. */
  readonly signIn: (given: SignIn) => Promise<AccessAnswer>;
  /** Creates an account and signs in. */
  readonly register: (details: Registration) => Promise<AccessAnswer>;
  /** The user as the service has them now, and a newer token. @param accessToken the kept one, before there is a session */
  readonly renew: (accessToken?: string) => Promise<AccessAnswer>;
  readonly update: (user: User) => Promise<ChangeAnswer>;
  /** Changes the password; tokens of before are no longer valid. */
  readonly changePassword: (change: PasswordChange) => Promise<AccessAnswer<PasswordErrors>>;
  readonly deleteAccount: (password: string) => Promise<ChangeAnswer>;
}
