import type { ReadableStore, User } from 'shared-types';
import type { PageRecord } from 'shared-types/release';
import type { Services } from '../services/services';
import type { Account } from '../services/session/session';

/** The session, for a module outside the host. */
interface OpenSession {
  readonly user: ReadableStore<User>;
  readonly signIn: (account: Account) => Promise<void>;
  readonly logOut: () => Promise<void>;
}

interface SessionModule {
  /** Signs somebody in, and resolves; later it may sign in others. */
  readonly start: (session: OpenSession) => Promise<void>;
}

/**
 * A page of a dev server names a module that lets a developer sign in. A published page cannot: its record is closed, and its
 * policy allows no other script.
 */
export async function startSessionModule(page: PageRecord, { user, panels }: Services): Promise<void> {
  const { sessionModule } = page as { readonly sessionModule?: string };
  if (sessionModule === undefined) return;
  const { start } = (await import(/* webpackIgnore: true */ sessionModule)) as SessionModule;
  await start({
    user,
    signIn: async (account) => void (await panels.load()).session.begin(account),
    logOut: user.logout,
  });
}
