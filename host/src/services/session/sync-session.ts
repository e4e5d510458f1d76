/** Keeps the session of this tab equal to the stored one: at the start, and when other tabs change it. */
import type { SessionContext, SessionModule, ShellMessages, Site, User } from 'shared-types';
import { timeoutMs } from '../load-times';
import { storedSession, type StorageAccess, type StoredSession } from '../storage/stored-session';
import { inTime } from '../in-time';
import type { Session } from './session';
import { readToken, subjectOf } from './token';

export interface LoadedSessionModule {
  readonly module: SessionModule;
  readonly context: Omit<SessionContext, 'accessToken' | 'renewed'>;
}

interface SyncWorld {
  readonly session: Pick<
    Session,
    'isPresent' | 'lastStored' | 'begin' | 'renewFrom' | 'refuse' | 'endElsewhere' | 'takeOver'
  >;
  /** Hides the lists of the user: nobody is signed in. */
  readonly hideLists: () => void;
  /** Forgets what was typed into forms of this tab: another tab has signed in as somebody else. */
  readonly forgetTyped: () => void;
  readonly storage: StorageAccess;
  readonly site: Site;
  readonly messages: Pick<ShellMessages, 'show'>;
  /** Loads the module of the live remote that fills the slot; `undefined` if none does. */
  readonly loadModule: () => Promise<LoadedSessionModule | undefined>;
  readonly reload: () => void;
  readonly now: () => Date;
}

/** Names of the specification, section 8. */
const providerNames: Readonly<Record<User['from'], string>> = {
  default: 'JWT',
  auth0: 'Auth0',
  firebase: 'Firebase',
};

/** Id that the provider has given the user of a stored session; '' if it cannot be read. */
function userIdOf({ from, user }: StoredSession): string {
  try {
    if (from !== 'firebase') return subjectOf(user);
    const { uid } = JSON.parse(user) as { readonly uid?: unknown };
    return typeof uid === 'string' ? uid : '';
  } catch {
    return '';
  }
}

const isSameUser = (one: StoredSession, other: StoredSession) =>
  one.from === other.from && userIdOf(one) !== '' && userIdOf(one) === userIdOf(other);

const isSame = (one: StoredSession | undefined, other: StoredSession | undefined) =>
  one?.from === other?.from && one?.user === other?.user && one?.accessToken === other?.accessToken;

/** @returns a function that asks the provider of a stored session who is signed in, and signs them in here */
function createRestore({ session, storage, site, messages, loadModule, now }: SyncWorld) {
  /** A token of the JWT API that has expired asks nobody. */
  function isAcceptable({ from, accessToken }: StoredSession) {
    if (from !== 'default') return true;
    const { kind } = readToken(accessToken, now());
    if (kind === 'valid') return true;
    console.warn(kind === 'expired' ? 'access token expired' : 'access token cannot be read');
    session.refuse('access_token expired');
    return false;
  }

  /** Somebody may have signed in here meanwhile, or out in another tab. Asking may have renewed what is stored. */
  function isStillMeant(asked: StoredSession) {
    const stored = storedSession(storage, site);
    if (!stored || session.isPresent()) return false;
    return isSame(asked, stored) || isSameUser(asked, stored);
  }

  /** @returns a function that takes the answer */
  async function ask({ from, accessToken }: StoredSession): Promise<(() => void) | undefined> {
    const loaded = await loadModule();
    if (!loaded) return undefined;
    const { module, context } = loaded;
    let renew: ReturnType<Session['begin']> | undefined;
    const signedIn = await module.restore(from, {
      ...context,
      ...(from === 'default' && { accessToken }),
      // An SDK has one state for the whole visit, and tells of later sessions, too.
      renewed: (token) => (from === 'default' ? renew?.(token) : session.renewFrom(from, token)),
    });
    if (!signedIn) return () => session.refuse('Invalid access_token');
    return () => {
      renew = session.begin(signedIn);
      messages.show({ message: `Logged in with ${providerNames[from]}`, variant: 'success' });
    };
  }

  return async (stored: StoredSession) => {
    if (!isAcceptable(stored)) return;
    messages.show({ message: `Logging in with ${providerNames[stored.from]}` });
    const complete = await inTime(() => ask(stored), timeoutMs);
    if (isStillMeant(stored)) complete?.();
  };
}

/**
 * @returns a function that looks at what is stored. It resolves when it is known who is signed in, and rejects if that cannot be
 *   found out now: then what is stored stays
 */
export function createSessionSync(world: SyncWorld): () => Promise<void> {
  const { session, storage, site, hideLists, forgetTyped, reload } = world;
  const restore = createRestore(world);
  let restoring: { readonly stored: StoredSession; readonly done: Promise<void> } | undefined;

  /** A stored session is asked about once, however often it is looked at. */
  function restoreOnce(stored: StoredSession) {
    if (restoring && isSame(restoring.stored, stored)) return restoring.done;
    const done = restore(stored).finally(() => {
      if (restoring?.done === done) restoring = undefined;
    });
    restoring = { stored, done };
    return done;
  }

  function adapt(before: StoredSession, stored: StoredSession | undefined) {
    if (!stored) session.endElsewhere();
    else if (isSameUser(before, stored)) session.takeOver(stored);
    else {
      forgetTyped();
      reload();
    }
  }

  return async () => {
    const stored = storedSession(storage, site);
    if (!session.isPresent()) {
      if (stored) await restoreOnce(stored);
      else hideLists();
      return;
    }
    const before = session.lastStored();
    // No other tab has changed a session that the browser did not store.
    if (before && !isSame(before, stored)) adapt(before, stored);
  };
}
