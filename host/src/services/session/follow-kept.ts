/** Keeps the session of this tab equal to what this browser keeps: at the start, and when other tabs change it. */
import type { SessionContext, SessionModule, ShellMessages, SignIn, Site, User } from 'shared-types';
import { timeoutMs } from '../load-times';
import { keptSession, type KeptIn, type KeptSession } from '../storage/kept-session';
import { inTime } from './in-time';
import type { SessionKeeping } from './session';
import { ownerOf, readToken } from './token';

/** The module that fills the slot `session`, and what it is given. */
export interface LoadedSessionModule {
  readonly module: SessionModule;
  readonly context: Omit<SessionContext, 'accessToken' | 'renewed'>;
}

interface FollowWorld {
  readonly session: SessionKeeping;
  readonly storage: KeptIn;
  readonly site: Site;
  readonly messages: Pick<ShellMessages, 'show'>;
  /** Nothing if no live remote fills the slot. */
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

/** Who the session is of; `''` if nobody can tell. */
function ownerOfKept({ from, user }: KeptSession): string {
  try {
    if (from !== 'firebase') return ownerOf(user);
    const { uid } = JSON.parse(user) as { readonly uid?: unknown };
    return typeof uid === 'string' ? uid : '';
  } catch {
    return '';
  }
}

const isSameOwner = (one: KeptSession, other: KeptSession) =>
  one.from === other.from && ownerOfKept(one) !== '' && ownerOfKept(one) === ownerOfKept(other);

const isSame = (one: KeptSession | undefined, other: KeptSession | undefined) =>
  one?.from === other?.from && one?.user === other?.user && one?.accessToken === other?.accessToken;

const isOfSame = (one: KeptSession, other: KeptSession | undefined) =>
  isSame(one, other) || (other !== undefined && isSameOwner(one, other));

/**
 * @returns a function that looks at what is kept. It resolves when it is known who is signed in, and rejects if that cannot be
 *   found out now: then what is kept stays
 */
export function createFollower(world: FollowWorld): () => Promise<void> {
  const { session, storage, site, messages, loadModule, reload, now } = world;
  const keptNow = () => keptSession(storage, site);
  let restoring: { readonly kept: KeptSession; readonly done: Promise<void> } | undefined;

  /** A token of the JWT API that has expired asks nobody. */
  function isAcceptable({ from, accessToken }: KeptSession) {
    if (from !== 'default') return true;
    const { kind } = readToken(accessToken, now());
    if (kind === 'valid') return true;
    console.warn(kind === 'expired' ? 'access token expired' : 'access token cannot be read');
    session.refuse('access_token expired');
    return false;
  }

  async function ask({ from, accessToken }: KeptSession): Promise<(() => void) | undefined> {
    const loaded = await loadModule();
    if (!loaded) return undefined;
    const { module, context } = loaded;
    let renew: ReturnType<SessionKeeping['signIn']> | undefined;
    const signIn = await module.restore(from, {
      ...context,
      ...(from === 'default' && { accessToken }),
      // An SDK has one state for the whole visit, and tells of later sessions, too.
      renewed: (token) => (from === 'default' ? renew?.(token) : session.renewFrom(from, token)),
    });
    return () => {
      renew = take(signIn, from);
    };
  }

  function take(signIn: SignIn | null, from: User['from']) {
    if (!signIn) {
      session.refuse('Invalid access_token');
      return undefined;
    }
    const renew = session.signIn(signIn);
    messages.show({ message: `Logged in with ${providerNames[from]}`, variant: 'success' });
    return renew;
  }

  async function restore(kept: KeptSession) {
    if (!isAcceptable(kept)) return;
    messages.show({ message: `Logging in with ${providerNames[kept.from]}` });
    const become = await inTime(() => ask(kept), timeoutMs);
    // Meanwhile somebody may have signed in here, or out in another tab. Restoring may have renewed what is kept.
    if (!session.isPresent() && isOfSame(kept, keptNow())) become?.();
  }

  /** What is kept is asked about once, however often it is looked at. */
  function restoreOnce(kept: KeptSession) {
    if (restoring && isSame(restoring.kept, kept)) return restoring.done;
    const done = restore(kept).finally(() => {
      if (restoring?.done === done) restoring = undefined;
    });
    restoring = { kept, done };
    return done;
  }

  function adapt(before: KeptSession, kept: KeptSession | undefined) {
    if (!kept) session.endElsewhere();
    else if (isSameOwner(before, kept)) session.takeOver(kept);
    else reload();
  }

  return async () => {
    const kept = keptNow();
    if (!session.isPresent()) {
      if (kept) await restoreOnce(kept);
      else session.hideLists();
      return;
    }
    const before = session.kept();
    // What the browser did not store, no other tab has changed.
    if (before && !isSame(before, kept)) adapt(before, kept);
  };
}
