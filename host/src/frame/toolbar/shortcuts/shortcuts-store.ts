import type { MessageOptions, ReadableStore, StoredValue } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import type { DelayedSave } from '../../../services/settings/delayed-save';
import { createUserSave, type UserAccount } from '../../../services/settings/user-save';
import { shellStorage } from '../../../services/storage/storage';
import { hostKeys } from '../../../services/storage/host-keys';
import type { StorageService } from '../../../services/storage/storage-service';
import {
  areDefaultShortcuts,
  defaultShortcuts,
  movedShortcuts,
  parseShortcuts,
  toggledShortcuts,
  type ShortcutMove,
} from './shortcut-ids';

/** Who has signed in, and the shortcuts as the provider gives them, not checked. */
export interface ShortcutsAccount extends UserAccount<readonly string[]> {
  readonly shortcuts?: unknown;
}

interface ShortcutsWorld {
  readonly storage: StorageService;
  readonly show: (message: MessageOptions) => void;
}

/** The ids of a visitor's shortcuts, also of those that the navigation does not know or hides. */
export interface ShortcutsStore extends ReadableStore<readonly string[]> {
  /** Adds a shortcut at the end, or removes it. */
  readonly toggle: (id: string) => void;
  /** @returns whether there was a place to move to */
  readonly move: (move: ShortcutMove) => boolean;
  /** Back to the default shortcuts. */
  readonly reset: () => void;
  /** Takes over the shortcuts of a user. Without any, those of the guest remain; they are not saved. */
  readonly signIn: (account: ShortcutsAccount) => void;
  /** Back to a guest with the default shortcuts. Unsaved changes are dropped. */
  readonly signOut: () => void;
}

/** Where a guest's are. */
const openStored = (storage: StorageService): StoredValue<readonly string[]> =>
  shellStorage(storage, hostKeys).open('site.shortcuts.v1', {
    initial: defaultShortcuts,
    parse: parseShortcuts,
  });

export function createShortcutsStore({ storage, show }: ShortcutsWorld): ShortcutsStore {
  const stored = openStored(storage);
  const store = createStore(stored.getState);
  /** Of a user who has signed in. */
  let userSave: DelayedSave<readonly string[]> | undefined;

  const takeStored = () => {
    if (!userSave) store.setState(stored.getState(), true);
  };
  stored.subscribe(takeStored);

  function keep(ids: readonly string[]) {
    store.setState(Object.freeze(ids), true);
    if (userSave) userSave.schedule(ids);
    else if (areDefaultShortcuts(ids)) stored.clear();
    else stored.set(ids);
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: (listener) => store.subscribe(() => listener()),
    toggle: (id) => keep(toggledShortcuts(store.getState(), id)),
    move: (move) => {
      const moved = movedShortcuts(store.getState(), move);
      if (moved) keep(moved);
      return moved !== undefined;
    },
    reset: () => keep(defaultShortcuts),
    signIn: (account) => {
      userSave?.end();
      userSave = createUserSave(account, { show, newest: store.getState });
      const ofUser = parseShortcuts(account.shortcuts);
      if (ofUser) store.setState(ofUser, true);
    },
    signOut: () => {
      userSave?.end();
      userSave = undefined;
      stored.clear();
      takeStored();
    },
  };
}
