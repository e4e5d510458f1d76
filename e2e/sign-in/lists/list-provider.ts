import type { SignIn } from 'shared-types';

/** One of the three ways to sign in, with a server of its own on this machine. */
export interface ListProvider {
  /** From now on, somebody signs in who has nothing stored. */
  readonly startAnew: () => Promise<void>;
  /** Signs this user in with the provider, in a browser of its own. */
  readonly signIn: () => Promise<SignIn>;
  readonly stop: () => Promise<void>;
}
