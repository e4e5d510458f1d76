/** Signing in: what the remote that fills the slot `session` gives the host, and what the host gives it. */
import type { AxiosInstance } from 'axios';
import type { Site } from './site';
import type { ShellStorage } from './storage';
import type { User } from './user';

/** Somebody has signed in. */
export interface SignIn {
  readonly user: User;
  /** Sent with requests to the APIs that the site configures, and with no others. */
  readonly accessToken: string;
  /** When the token ends, ISO 8601; absent: not known. */
  readonly expiresAt?: string;
  /** What the provider does for this user. */
  readonly service: AuthService;
}

/** What a provider does for the user who has signed in with it. Each rejects with an error whose message visitors can read. */
export interface AuthService {
  /** The user as the provider has them now. It is called before the session ends, too: a provider may call `renewed` meanwhile. */
  readonly read: () => Promise<User>;
  /** Saves settings, shortcuts and what else the site keeps in `data`. The provider keeps role, id and address as they are. */
  readonly save: (user: User) => Promise<void>;
  /** Ends the session at the provider, and removes what it has stored in this browser. */
  readonly logout: () => Promise<void>;
}

/** What the module exports that fills the slot `session`. It is loaded in browsers where somebody has been signed in. */
export interface SessionModule {
  /**
   * Signs in by what the provider has kept in this browser. `null`: it has kept nothing that is valid. Rejects if the provider
   * cannot be asked at the moment: what is kept stays for the next time.
   */
  readonly restore: (from: User['from'], context: SessionContext) => Promise<SignIn | null>;
}

/** What the host gives a session module. */
export interface SessionContext {
  /** As `LoadContext.http`. */
  readonly http: () => Promise<AxiosInstance>;
  readonly site: Site;
  readonly storage: ShellStorage;
  /** The token that the host has kept of the JWT API; absent for other providers. */
  readonly accessToken?: string;
  /** To be called when the provider has given this user a newer token. */
  readonly renewed: (token: RenewedToken) => void;
}

/** A newer token of the same user. */
export type RenewedToken = Pick<SignIn, 'accessToken' | 'expiresAt'>;
