/** Signing in: the module of the remote that fills the slot `session`, and the context that the host gives it. */
import type { AxiosInstance } from 'axios';
import type { Site } from './site';
import type { ShellStorage } from './storage';
import type { User } from './user';

/** Somebody who has signed in. */
export interface SignedIn {
  readonly user: User;
  /** Token that is sent with requests to the APIs that the site configures, and with no others. */
  readonly accessToken: string;
  /** End of the token, ISO 8601; absent: not known. */
  readonly expiresAt?: string;
  /** Service of the provider for this user. */
  readonly service: AuthService;
}

/** Service of a provider for the user who has signed in with it. Calls reject with an error whose message visitors can read. */
export interface AuthService {
  /** The user as the provider has them now. It is called before the session ends, too: a provider may call `renewed` meanwhile. */
  readonly read: () => Promise<User>;
  /** Saves settings, shortcuts and what else the site keeps in `data`. The provider keeps role, id and address as they are. */
  readonly save: (user: User) => Promise<void>;
  /** Ends the session at the provider, and removes what it has stored in this browser. */
  readonly logout: () => Promise<void>;
}

/** Exports of the module that fills the slot `session`. It is loaded in browsers where somebody has been signed in. */
export interface SessionModule {
  /**
   * Signs in by what the provider has kept in this browser. `null`: it has kept nothing that is valid. Rejects if the provider
   * cannot be asked at the moment: what is kept stays for the next time.
   */
  readonly restore: (from: User['from'], context: SessionContext) => Promise<SignedIn | null>;
}

/** Context that the host gives a session module. */
export interface SessionContext {
  /** The remote's own axios instance, as in `LoadContext`. */
  readonly http: () => Promise<AxiosInstance>;
  readonly site: Site;
  readonly storage: ShellStorage;
  /** The token that the host has kept of the JWT API; absent for other providers. */
  readonly accessToken?: string;
  /** Tells the host that the provider has given this user a newer token. */
  readonly renewed: (token: RenewedToken) => void;
}

/** A newer token of the same user. */
export type RenewedToken = Pick<SignedIn, 'accessToken' | 'expiresAt'>;
