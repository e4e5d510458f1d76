/** The visitor's session: the one place where a guest becomes a user and a user a guest, with all that follows. */
import type {
  MessageOptions,
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
import { deepFreeze } from '../deep-freeze';
import type { StorageAccess, StoredSession } from '../storage/stored-session';
import type { StorageService } from '../storage/storage';
import { guest } from '../user';
import { inTime } from '../in-time';
import type { RequestGate } from './own-requests';
import { createRenewal, type Renewal } from './renewal';
import { createSessionToken, type SessionToken } from './session-token';
import { readToken } from './token';
import type { SavedAccount } from './user-changes';
import { messageOf, type UserSave } from './user-save';

/** Somebody who signs in. An account of a dev server has no token. */
export type Account = Omit<SignedIn, 'accessToken'> & Partial<Pick<SignedIn, 'accessToken'>>;

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
    readonly messages: Pick<ShellMessages, 'show'>;
    readonly dialogs: Pick<ShellDialogs, 'getState'> & { readonly close: () => void };
    readonly locationService: Pick<Shell, 'navigate'>;
    readonly storage: Pick<StorageService, 'participants' | 'now'> & StorageAccess;
    readonly requests: RequestGate;
    readonly hasExpired: Pick<StoreApi<boolean>, 'setState'>;
    readonly site: Site;
  };
  readonly parts: { readonly [Key in 'settings' | 'shortcuts']: UserPart<NonNullable<UserData[Key]>> };
  /** Saves what the user changes, for the time of the session. */
  readonly openSave: (account: SavedAccount) => UserSave;
  /** Takes lists out of sight whose user is not signed in any more. */
  readonly hideLists: () => void;
  /** Closes what the user before has opened over the page. */
  readonly closePanels: () => void;
  /** Forgets what else this browser stores of the visitor. */
  readonly forget: () => void;
  /** Forgets what was typed into forms of this tab. A session that expires leaves it: the same person goes on. */
  readonly forgetTyped: () => void;
}

type Present = Account & { readonly renewal: Renewal; readonly saving: UserSave };

/** Longest wait of signing out for the provider, in milliseconds. */
const logoutTimeoutMs = 5000;

/** Longest wait of signing out for data that is not saved yet, in milliseconds. */
const flushTimeoutMs = 2000;

const lostText = 'Your last changes could not be saved in your account.';

/** Beside the reason, which the specification words. */
const endedHint = 'Your session has ended. Sign in again.';

const noSession: SessionState = Object.freeze({});

/** The session of a document. What other modules than the host may do with it is its `shell`. */
export class Session {
  private readonly state = createStore<SessionState>(() => noSession);
  private readonly token: SessionToken;
  private present: Present | undefined;
  private leaving: Promise<void> | undefined;

  constructor(private readonly world: SessionWorld) {
    const { requests, storage, site } = world.services;
    this.token = createSessionToken({
      gate: requests,
      storage,
      site,
      // Whoever signs out needs no token any more: the one of yesterday is refused.
      onRefused: () => {
        if (!this.leaving) this.refuse('Invalid access_token');
      },
    });
    // The session ends with the token that it still has.
    storage.participants.add(this.leaveOnce);
  }

  /** This user is signed in from now on; whoever was before is not. @returns takes newer tokens while that lasts */
  readonly begin = (account: Account): ((newer: RenewedToken) => void) => {
    if (this.present) this.dropUser();
    this.world.services.hasExpired.setState(false, true);
    this.token.begin(account);
    const saving = this.world.openSave(account);
    const renewal = createRenewal(() => saving.alone(account.service.read));
    const begun: Present = { ...account, renewal, saving };
    this.present = begun;
    this.show(this.userOf(begun), account.expiresAt);
    return (newer) => {
      if (this.present === begun) this.renew(newer);
    };
  };

  readonly isPresent = (): boolean => this.present !== undefined;

  /** The stored session when this tab last looked. */
  readonly lastStored = () => this.token.lastStored();

  /** Takes a newer token if somebody is signed in with this provider. */
  readonly renewFrom = (from: User['from'], newer: RenewedToken) => {
    if (this.present?.user.from === from) this.renew(newer);
  };

  /** Another tab has stored a newer token of the same user. */
  readonly takeOver = (newer: StoredSession) => {
    this.token.takeOver(newer);
    const read = readToken(newer.accessToken, this.world.services.storage.now());
    if (read.kind === 'valid') this.setEnd(read.expiresAt);
  };

  /** Ends the session and removes what is stored of it, and tells the visitor why. */
  readonly refuse = (reason: string) => this.expire({ message: reason, hint: endedHint });

  /** Another tab has signed out. */
  readonly endElsewhere = () => {
    this.goHome();
    this.end();
    this.world.forgetTyped();
  };

  readonly logOut = async () => {
    if (this.present && !this.leaving) this.goHome();
    await this.leaveOnce();
  };

  readonly shell: ShellSession = Object.freeze({
    getState: this.state.getState,
    getInitialState: this.state.getInitialState,
    subscribe: this.state.subscribe,
    signIn: (signedIn: SignedIn) => void this.begin(signedIn),
    renew: (newer: RenewedToken) => {
      if (this.present) this.renew(newer);
    },
    expire: () => {
      if (this.present) this.expire({ message: 'Your session has expired. Sign in again.' });
    },
    alone: <Result>(work: () => Promise<Result>) => (this.present ? this.present.saving.alone(work) : work()),
    deleted: () => {
      if (!this.present) return;
      this.goHome();
      this.end();
    },
  });

  /** The user with the valid part of the own data; what a page before could not save is newer than the provider's. */
  private userOf({ user, saving }: Present): User {
    const {
      settings: given,
      shortcuts: givenIds,
      entries: _entries,
      ...data
    } = { ...user.data, ...saving.unsaved };
    const { parts } = this.world;
    const settings = parts.settings.takeUserData(given, (value) => this.change({ settings: value }));
    const shortcuts = parts.shortcuts.takeUserData(givenIds, (value) => this.change({ shortcuts: value }));
    const valid = { ...(settings && { settings }), ...(shortcuts && { shortcuts }) };
    if (Object.keys(saving.unsaved).length > 0) saving.schedule(valid);
    return deepFreeze({ ...user, data: { ...data, ...valid } });
  }

  private change(change: Partial<UserData>) {
    const { user } = this.world.services;
    const now = user.getState();
    user.setState(deepFreeze({ ...now, data: { ...now.data, ...change } }), true);
    this.present?.saving.schedule(change);
  }

  private renew(newer: RenewedToken) {
    this.token.renew(newer);
    this.setEnd(newer.expiresAt);
  }

  private setEnd(expiresAt: string | undefined) {
    this.state.setState(expiresAt ? Object.freeze({ expiresAt }) : noSession, true);
    this.present?.renewal.schedule(expiresAt);
  }

  private show(next: User, expiresAt?: string) {
    const { user, dialogs } = this.world.services;
    this.setEnd(expiresAt);
    user.setState(next, true);
    this.world.closePanels();
    if (dialogs.getState().state) dialogs.close();
  }

  private dropUser(hasExpired = false) {
    this.present?.saving.end({ hasExpired });
    this.present?.renewal.end();
    this.present = undefined;
    this.leaving = undefined;
    this.world.parts.settings.dropUserData();
    this.world.parts.shortcuts.dropUserData();
    this.world.forget();
  }

  private end(hasExpired?: boolean) {
    this.dropUser(hasExpired);
    this.world.hideLists();
    this.token.end();
    this.show(guest);
  }

  private expire(message: MessageOptions) {
    const { hasExpired, messages } = this.world.services;
    hasExpired.setState(true, true);
    this.end(true);
    messages.show({ ...message, variant: 'warning' });
  }

  private goHome() {
    this.world.services.locationService.navigate('/', { replace: true });
  }

  /** Ends the session here, also if the provider fails. */
  private async leave(left: Present) {
    const { messages } = this.world.services;
    await inTime(left.saving.flush, flushTimeoutMs).catch(() =>
      messages.show({ message: lostText, variant: 'warning' }),
    );
    if (this.present !== left) return;
    // A provider may leave the site for its own page: nothing may stay behind.
    left.saving.end();
    this.world.forgetTyped();
    const refused = await inTime(left.service.logout, logoutTimeoutMs).catch(messageOf);
    if (this.present !== left) return;
    this.end();
    if (refused !== undefined) {
      const message = `You are signed out here, but the sign-in service gave an error: ${refused}`;
      messages.show({ message, variant: 'error' });
    }
  }

  private readonly leaveOnce = async () => {
    if (this.present) await (this.leaving ??= this.leave(this.present));
  };
}
