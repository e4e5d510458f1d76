/** The visitor's session: the one place where a guest becomes a user and a user a guest, with all that follows. */
import type {
  RenewedToken,
  SessionState,
  Shell,
  ShellDialogs,
  ShellMessages,
  ShellSession,
  SignedIn,
  Site,
  User,
  UserData,
} from 'shared-types';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { deepFreeze } from '../settings/settings-tree';
import type { StorageAccess, StoredSession } from '../storage/stored-session';
import type { StorageService } from '../storage/storage-service';
import { guest } from '../user';
import type { FollowedAccount, Following } from './lists/follow-user';
import { inTime } from './in-time';
import type { RequestGate } from './own-requests';
import { createRenewal, type Renewal } from './renewal';
import { createSessionToken, type SessionToken } from './session-token';
import { readToken } from './token';
import { createUserSave, messageOf, type UserSave } from './user-save';

/** Somebody who signs in, and what the provider does for this user. */
export interface Account {
  readonly user: User;
  /** ISO 8601; absent: the session has no end. */
  readonly expiresAt?: string;
  /** Requests to the APIs of the site carry it; absent: they carry none. */
  readonly accessToken?: string;
  readonly read: () => Promise<User>;
  readonly save: (user: User) => Promise<void>;
  /** Ends the session at the provider. */
  readonly logout: () => Promise<void>;
}

/** A part of the user's data that the host shows and lets the user change. */
export interface UserPart<Value> {
  /**
   * Takes over what the provider gives, unchecked, and returns the valid part. Without one, the guest's remains; it is
   * not saved. `save` is called with each change.
   */
  readonly takeUserData: (given: unknown, save: (value: Value) => void) => Value | undefined;
  /** Back to what a new visitor has. What the guest had stored is deleted. */
  readonly dropUserData: () => void;
}

interface SessionWorld {
  readonly services: {
    readonly user: Pick<StoreApi<User>, 'getState' | 'setState'>;
    readonly messages: Pick<ShellMessages, 'show' | 'hide'>;
    readonly dialogs: Pick<ShellDialogs, 'getState'> & { readonly close: () => void };
    readonly locationService: Pick<Shell, 'navigate'>;
    readonly storage: Pick<StorageService, 'participants' | 'now'> & StorageAccess;
    readonly requests: RequestGate;
    readonly hasExpired: Pick<StoreApi<boolean>, 'setState'>;
    readonly site: Site;
  };
  readonly parts: { readonly [Key in 'settings' | 'shortcuts']: UserPart<NonNullable<UserData[Key]>> };
  readonly lists: {
    /** Keeps the lists of the user equal to those of other devices. */
    readonly follow: (account: FollowedAccount) => Following;
    /** Takes lists out of sight whose user is not signed in any more. */
    readonly hide: () => void;
  };
  /** Closes what the user before has opened over the page. */
  readonly closePanels: () => void;
  /** Forgets what else this browser stores of the visitor. */
  readonly forget: () => void;
  /** Forgets what was typed into forms of this tab. A session that expires leaves it: the same person goes on. */
  readonly forgetTyped: () => void;
}

export interface Session {
  /** This user is signed in from now on; whoever was before is not. */
  readonly begin: (account: Account) => void;
  readonly logOut: () => Promise<void>;
  readonly shell: ShellSession;
  readonly sync: SyncedSession;
}

/** The session, for the code that keeps it equal to what this browser stores. */
export interface SyncedSession extends Pick<SessionToken, 'lastStored'> {
  readonly isPresent: () => boolean;
  /** This user is signed in from now on, by what the provider kept. @returns takes newer tokens while that lasts */
  readonly beginRestored: (signedIn: SignedIn) => (newer: RenewedToken) => void;
  /** Takes a newer token if somebody is signed in with this provider. */
  readonly renewFrom: (from: User['from'], newer: RenewedToken) => void;
  /** Removes the stored session, by which nobody can be signed in, and tells the visitor why. */
  readonly refuse: (reason: string) => void;
  /** Hides the lists of the user: nobody is signed in. */
  readonly hideLists: () => void;
  /** Another tab has signed out. */
  readonly endElsewhere: () => void;
  /** Forgets what was typed into forms of this tab: another tab has signed in as somebody else. */
  readonly forgetTyped: () => void;
  /** Another tab has stored a newer token of the same user. */
  readonly takeOver: (newer: StoredSession) => void;
}

interface Present extends Account {
  readonly following: Following;
  readonly renewal: Renewal;
  readonly saving: UserSave;
}

/** Longest wait of signing out for the provider, in milliseconds. */
const logoutTimeoutMs = 5000;

/** Longest wait of signing out for data that is not saved yet, in milliseconds. */
const flushTimeoutMs = 2000;

/** Beside the reason, which the specification words. */
const endedHint = 'Your session has ended. Sign in again.';

const noSession: SessionState = Object.freeze({});

export function createSession(world: SessionWorld): Session {
  const { parts, lists, closePanels, forget, forgetTyped } = world;
  const { user, messages, dialogs, locationService, storage, requests, hasExpired, site } = world.services;
  const token = createSessionToken({
    gate: requests,
    storage,
    site,
    // Whoever signs out needs no token any more: the one of yesterday is refused.
    onRefused: () => {
      if (!leaving) refuse('Invalid access_token');
    },
  });
  const session = createStore<SessionState>(() => noSession);
  let present: Present | undefined;
  let leaving: Promise<void> | undefined;

  function dropUser(hasExpired = false) {
    present?.saving.end();
    present?.following.end({ hasExpired });
    present?.renewal.end();
    present = undefined;
    leaving = undefined;
    parts.settings.dropUserData();
    parts.shortcuts.dropUserData();
    forget();
  }

  function setEnd(expiresAt: string | undefined) {
    session.setState(expiresAt ? Object.freeze({ expiresAt }) : noSession, true);
    present?.renewal.schedule(expiresAt);
  }

  function show(next: User, expiresAt?: string) {
    setEnd(expiresAt);
    user.setState(next, true);
    closePanels();
    if (dialogs.getState().state) dialogs.close();
  }

  function end(hasExpired?: boolean) {
    dropUser(hasExpired);
    lists.hide();
    token.end();
    show(guest);
  }

  function refuse(reason: string) {
    hasExpired.setState(true, true);
    end(true);
    messages.show({ message: reason, hint: endedHint, variant: 'warning' });
  }

  const goHome = () => locationService.navigate('/', { replace: true });

  /** Ends the session here, also if the provider fails. */
  async function leave(left: Present) {
    left.saving.end();
    await inTime(left.following.flush, flushTimeoutMs).catch(() => {});
    if (present !== left) return;
    // A provider may leave the site for its own page: nothing may stay behind.
    left.following.end();
    forgetTyped();
    const refused = await inTime(left.logout, logoutTimeoutMs).catch(messageOf);
    if (present !== left) return;
    end();
    if (refused !== undefined) {
      const message = `You are signed out here, but the sign-in service gave an error: ${refused}`;
      messages.show({ message, variant: 'error' });
    }
  }

  const leaveOnce = async () => {
    if (present) await (leaving ??= leave(present));
  };

  function changeData(change: Partial<UserData>) {
    const now = user.getState();
    user.setState(deepFreeze({ ...now, data: { ...now.data, ...change } }), true);
    present?.saving.schedule(change);
  }

  function begin(account: Account) {
    if (present) dropUser();
    hasExpired.setState(false, true);
    token.begin(account);
    const { user: next, expiresAt } = account;
    const { settings: given, shortcuts: givenIds, entries: _entries, ...data } = next.data;
    const following = lists.follow(account);
    const { save } = following;
    const begun: Present = {
      ...account,
      following,
      renewal: createRenewal(() => following.alone(account.read)),
      saving: createUserSave({ from: next.from, save, messages }),
    };
    present = begun;
    const settings = parts.settings.takeUserData(given, (value) => changeData({ settings: value }));
    const shortcuts = parts.shortcuts.takeUserData(givenIds, (value) => changeData({ shortcuts: value }));
    const valid = { ...data, ...(settings && { settings }), ...(shortcuts && { shortcuts }) };
    show(deepFreeze({ ...next, data: valid }), expiresAt && token.timeHere(expiresAt));
    return (newer: RenewedToken) => {
      if (present === begun) renew(newer);
    };
  }

  function renew(newer: RenewedToken) {
    token.renew(newer);
    setEnd(newer.expiresAt && token.timeHere(newer.expiresAt));
  }

  const beginWith = ({ service: { read, save, logout }, ...account }: SignedIn) =>
    begin({ ...account, read, save, logout });

  // The session ends with the token that it still has.
  storage.participants.add(leaveOnce);

  return {
    begin: (account) => void begin(account),
    logOut: async () => {
      if (present && !leaving) goHome();
      await leaveOnce();
    },
    shell: Object.freeze({
      getState: session.getState,
      getInitialState: session.getInitialState,
      subscribe: session.subscribe,
      signIn: (signedIn: SignedIn) => void beginWith(signedIn),
      renew: (newer: RenewedToken) => {
        if (present) renew(newer);
      },
      expire: () => {
        if (!present) return;
        hasExpired.setState(true, true);
        end(true);
        messages.show({ message: 'Your session has expired. Sign in again.', variant: 'warning' });
      },
      alone: <Result>(work: () => Promise<Result>) => (present ? present.following.alone(work) : work()),
      deleted: () => {
        if (!present) return;
        goHome();
        end();
      },
    }),
    sync: {
      lastStored: token.lastStored,
      isPresent: () => present !== undefined,
      beginRestored: beginWith,
      renewFrom: (from, newer) => {
        if (present?.user.from === from) renew(newer);
      },
      refuse,
      hideLists: lists.hide,
      endElsewhere: () => {
        goHome();
        end();
        forgetTyped();
      },
      forgetTyped,
      takeOver: (newer) => {
        token.takeOver(newer);
        const read = readToken(newer.accessToken, storage.now(), newer.clockAheadMs);
        if (read.kind === 'valid') setEnd(read.expiresAt);
      },
    },
  };
}
