/** A project of Firebase on this machine: sign-in and database. */
import type { SiteAuth } from 'shared-types';
import { type FirebaseAuthServer, startFirebaseAuth } from './firebase-auth/firebase-auth-server.js';
import { type RealtimeServer, startRealtime } from './realtime/realtime-server.js';

export interface FirebaseServers {
  readonly auth: FirebaseAuthServer;
  readonly database: RealtimeServer;
  readonly config: NonNullable<SiteAuth['firebase']>;
  readonly stop: () => Promise<void>;
}

/** Starts a project without accounts and without data. Without a number, a port is any free one. */
export async function startFirebase({ authPort = 0, databasePort = 0 } = {}): Promise<FirebaseServers> {
  const [auth, database] = await Promise.all([
    startFirebaseAuth({ port: authPort }),
    startRealtime({ port: databasePort }),
  ]);
  return {
    auth,
    database,
    config: {
      apiKey: 'test-key',
      authDomain: 'localhost',
      projectId: 'test-site',
      databaseURL: database.databaseURL,
      emulator: auth.address,
    },
    stop: async () => {
      await Promise.all([auth.stop(), database.stop()]);
    },
  };
}
