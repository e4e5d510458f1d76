/** Who is signed in: the one place where a guest becomes a user and a user a guest, with all that follows from it. */
import type {
  RenewedToken,
  SessionState,
  Shell,
  ShellDialogs,
  ShellMessages,
  ShellSession,
  SignIn,
  User,
  UserData,
} from 'shared-types';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { deepFreeze } from '../settings/settings-tree';
import type { StorageService } from '../storage/storage-service';
import { guest } from '../user';
import { createUserSave, messageOf, type UserSave } from './user-save';

/** Somebody who signs in, and what the provider does for this user. */
export interface Account {
  readonly user: User;
  /** ISO 8601; absent: the session has no end. */
  readonly expiresAt?: string;
  /** Saves all data of the user. */
  readonly save: (user: User) => Promise<void>;
  /** Ends the session at the provider. */
  readonly logout: () => Promise<void>;
}

/** A part of the user's data that the host shows and lets the user change. */
export interface UserPart<Value> {
  /**
   * Takes over what the provider gives. Without a valid value, the guest's remains; it is not saved.
   *
   * @param given not checked
   * @param save  called with each change
   * @returns the valid part
   */
  readonly signIn: (given: unknown, save: (value: Value) => void) => Value | undefined;
  /** Back to what a new visitor has. What the guest had stored is deleted. */
  readonly signOut: () => void;
}

interface SessionWorld {
  readonly services: {
    readonly user: Pick<StoreApi<User>, 'getState' | 'setState'>;
    readonly messages: Pick<ShellMessages, 'show' | 'hide'>;
    readonly dialogs: Pick<ShellDialogs, 'getState'> & { readonly close: () => void };
    readonly locationService: Pick<Shell, 'navigate'>;
    readonly storage: Pick<StorageService, 'participants'>;
  };
  readonly parts: { readonly [Key in 'settings' | 'shortcuts']: UserPart<NonNullable<UserData[Key]>> };
  /** Closes what the user before has opened over the page. */
  readonly closePanels: () => void;
  /** Forgets what else this browser keeps of the visitor. */
  readonly forget: () => void;
}

/** Signing in and out. */
export interface Session {
  /** This user is signed in from now on; whoever was before is not. */
  readonly signIn: (account: Account) => void;
  /** As `UserStore.logout`. */
  readonly logOut: () => Promise<void>;
  /** What screens see. */
  readonly shell: ShellSession;
}

/** Who is signed in now. */
interface Present extends Account {
  readonly saving: UserSave;
}

/** How long signing out waits for the provider, in milliseconds. */
const logoutTimeoutMs = 5000;

/** Settles as the work does, but not later than the time limit. */
async function inTime(work: () => Promise<void>): Promise<undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It did not answer.')), logoutTimeoutMs);
  });
  try {
    await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
  return undefined;
}

const noSession: SessionState = Object.freeze({});

const stateUntil = (expiresAt: string | undefined): SessionState =>
  expiresAt ? Object.freeze({ expiresAt }) : noSession;

export function createSession(world: SessionWorld): Session {
  const { parts, closePanels, forget } = world;
  const { user, messages, dialogs, locationService, storage } = world.services;
  const session = createStore<SessionState>(() => noSession);
  let present: Present | undefined;
  let leaving: Promise<void> | undefined;

  /** Nothing of the user before stays. */
  function drop() {
    present?.saving.end();
    present = undefined;
    leaving = undefined;
    parts.settings.signOut();
    parts.shortcuts.signOut();
    forget();
  }

  function become(next: User, state: SessionState) {
    session.setState(state, true);
    user.setState(next, true);
    closePanels();
    if (dialogs.getState().state) dialogs.close();
  }

  function end() {
    drop();
    become(guest, noSession);
  }

  /** Whatever the provider says, the session ends here. */
  async function leave(left: Present) {
    left.saving.end();
    const refused = await inTime(left.logout).catch(messageOf);
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
    present?.saving.schedule(user.getState());
  }

  function signIn(account: Account) {
    if (present) drop();
    const { user: next, save, expiresAt } = account;
    const { settings: given, shortcuts: givenIds, ...data } = next.data;
    present = {
      ...account,
      saving: createUserSave({ from: next.from, save, newest: user.getState, messages }),
    };
    const settings = parts.settings.signIn(given, (value) => changeData({ settings: value }));
    const shortcuts = parts.shortcuts.signIn(givenIds, (value) => changeData({ shortcuts: value }));
    const valid = { ...data, ...(settings && { settings }), ...(shortcuts && { shortcuts }) };
    become(deepFreeze({ ...next, data: valid }), stateUntil(expiresAt));
  }

  // The session ends with the token that it still has.
  storage.participants.add(leaveOnce);

  return {
    signIn,
    logOut: async () => {
      if (present && !leaving) locationService.navigate('/', { replace: true });
      await leaveOnce();
    },
    shell: Object.freeze({
      getState: session.getState,
      getInitialState: session.getInitialState,
      subscribe: session.subscribe,
      signIn: ({ service: { save, logout }, ...account }: SignIn) => signIn({ ...account, save, logout }),
      renew: ({ expiresAt }: RenewedToken) => {
        if (present) session.setState(stateUntil(expiresAt), true);
      },
      expire: () => {
        if (!present) return;
        end();
        messages.show({ message: 'Your session has expired. Sign in again.', variant: 'warning' });
      },
    }),
  };
}
