/** The project of Firebase by its SDK. Nothing else knows how the SDK is opened and closed. */
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  beforeAuthStateChanged,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onIdTokenChanged,
  type User as FirebaseUser,
} from 'firebase/auth';
import { type Database, forceWebSockets, getDatabase, goOffline, goOnline } from 'firebase/database';
import type { SiteAuth } from 'shared-types';
import { TimedOut, withDeadline } from './deadline';

// The other way of the SDK to the database is scripts, which the policy of the page does not allow.
forceWebSockets();

export type ProjectConfig = NonNullable<SiteAuth['firebase']>;

export interface ProjectOptions {
  readonly config: ProjectConfig;
  /** Time limit of sign-in and database. */
  readonly timeoutMs: number;
  /** Called when somebody signs in, and when the token of the user is renewed. */
  readonly onToken: (user: FirebaseUser) => void;
}

/**
 * Sign-in and database of a project. Each call rejects with `TimedOut` after the time limit. Then the SDK is opened anew for the next
 * call: what was not answered is never sent later, and nobody is signed in late.
 */
export interface Project {
  /** Asks sign-in, when it knows who has been signed in with this browser. */
  readonly inAuth: <Value>(work: (auth: Auth) => Promise<Value>) => Promise<Value>;
  /** Asks the database, and closes the connection afterwards: an open one keeps the page out of the browser's cache. */
  readonly inDatabase: <Value>(work: (database: Database) => Promise<Value>) => Promise<Value>;
  /** Forgets the SDK's state. What it has stored stays. */
  readonly close: () => Promise<void>;
}

interface OpenProject {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly database: Database;
}

export function createProject({ config, timeoutMs, onToken }: ProjectOptions): Project {
  let current: OpenProject | undefined;

  function open(): OpenProject {
    const { emulator, ...options } = config;
    const app = initializeApp(options);
    const auth = initializeAuth(app, { persistence: browserLocalPersistence });
    if (emulator !== undefined) connectAuthEmulator(auth, emulator, { disableWarnings: true });
    const opened = { app, auth, database: getDatabase(app) };
    beforeAuthStateChanged(auth, (user) => {
      if (user && opened !== current) throw new Error('The sign-in took too long.');
    });
    onIdTokenChanged(auth, (user) => {
      if (user && opened === current) onToken(user);
    });
    return opened;
  }

  async function close(closed = current) {
    if (!closed || closed !== current) return;
    current = undefined;
    await deleteApp(closed.app);
  }

  async function inTime<Value>(work: (opened: OpenProject) => Promise<Value>): Promise<Value> {
    current ??= open();
    const opened = current;
    try {
      return await withDeadline(work(opened), timeoutMs);
    } catch (error) {
      if (error instanceof TimedOut) await close(opened);
      throw error;
    }
  }

  return {
    inAuth: (work) =>
      inTime(async ({ auth }) => {
        await auth.authStateReady();
        return await work(auth);
      }),
    inDatabase: (work) =>
      inTime(async (opened) => {
        await opened.auth.authStateReady();
        goOnline(opened.database);
        try {
          return await work(opened.database);
        } finally {
          // The host makes one call at a time.
          if (opened === current) goOffline(opened.database);
        }
      }),
    close: () => close(),
  };
}
