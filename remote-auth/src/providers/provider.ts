import type { SessionContext, SignedIn } from 'shared-types';
import type { ComponentType } from 'react';
import type {
  PasswordChange,
  PasswordErrors,
  Registration,
  SignIn,
  SignInErrors,
} from '../model/credentials';

/** A way to sign in. Each is a module of its own with its SDK, loaded when it is used. */
export interface Provider {
  /** Signs in with the fields of the form. Never rejects. Absent where the provider asks for them itself. */
  readonly signIn?: (given: SignIn) => Promise<SignInResult>;
  /** Creates an account and signs in. Never rejects. */
  readonly register?: (details: Registration) => Promise<SignInResult>;
  /** A part of the sign-in screen that leads to the provider's own page. Rejects if its code cannot be loaded. */
  readonly loadRedirect?: () => Promise<ComponentType<RedirectProps>>;
  /** Signs in by what the provider has kept in this browser; `null`: nothing valid. Rejects if it cannot be asked now. */
  readonly restore: () => Promise<SignedIn | null>;
  /** Sends a mail with a link to set a new password. Never rejects, and does not tell whether the address has an account. */
  readonly sendPasswordMail?: (email: string) => Promise<AccountResult>;
  /** Changes the password of the user who is signed in. Never rejects. */
  readonly changePassword?: (change: PasswordChange) => Promise<AccountResult<PasswordErrors>>;
  /** Deletes the account of the user who is signed in, who is still to be signed out then. Never rejects. */
  readonly deleteAccount?: (password: string) => Promise<AccountResult>;
}

/** Props of the part that leads to the provider's own page, and completes the way back. It draws nothing. */
export interface RedirectProps {
  /** This address is the way back from the provider's page; otherwise it leaves for that page. */
  readonly isReturn: boolean;
  /** The visitor has no account yet: the provider's page is to begin with its form for a new one. */
  readonly isNew: boolean;
  /** Called once, unless the page is left. */
  readonly onResult: (result: SignInResult) => void;
}

export interface ProviderModule {
  readonly createProvider: (context: SessionContext) => Promise<Provider>;
}

export type SignInResult = { readonly kind: 'accepted'; readonly signedIn: SignedIn } | Refusal<SignInErrors>;

export type AccountResult<Errors = SignInErrors> = { readonly kind: 'done' } | Refusal<Errors>;

/** Reason why something was not done. */
export type Refusal<Errors> =
  /** The provider said which field is wrong. */
  | { readonly kind: 'refused'; readonly errors: Errors }
  /** The answer makes no sense. */
  | { readonly kind: 'unexpected' }
  | { readonly kind: 'unreachable' }
  /** A change that may have been made: no clear answer came. */
  | { readonly kind: 'unknown' }
  /** The provider said why, in words for visitors. */
  | { readonly kind: 'failed'; readonly message: string };
