import type { ReadableStore, StoredValue } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import type { UserPart } from '../../../services/session/session';
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

/** The ids of a visitor's shortcuts, also of those that the navigation does not know or hides. */
export interface ShortcutsStore extends ReadableStore<readonly string[]>, UserPart<readonly string[]> {
  /** Other shortcuts take the place of all. What is no list of ids changes nothing. */
  readonly replace: (ids: unknown) => void;
  /** Adds a shortcut at the end, or removes it. */
  readonly toggle: (id: string) => void;
  /** @returns whether there was a place to move to */
  readonly move: (move: ShortcutMove) => boolean;
  /** Back to the default shortcuts. */
  readonly reset: () => void;
}

/** Where a guest's are. */
const openStored = (storage: StorageService): StoredValue<readonly string[]> =>
  shellStorage(storage, hostKeys).open('site.shortcuts.v1', {
    initial: defaultShortcuts,
    parse: parseShortcuts,
  });

export function createShortcutsStore(storage: StorageService): ShortcutsStore {
  const stored = openStored(storage);
  const store = createStore(stored.getState);
  /** Of a user who has signed in. */
  let saveOfUser: ((ids: readonly string[]) => void) | undefined;

  const takeStored = () => {
    if (!saveOfUser) store.setState(stored.getState(), true);
  };
  stored.subscribe(takeStored);

  function keep(ids: readonly string[]) {
    store.setState(Object.freeze(ids), true);
    if (saveOfUser) saveOfUser(ids);
    else if (areDefaultShortcuts(ids)) stored.clear();
    else stored.set(ids);
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: (listener) => store.subscribe(() => listener()),
    replace: (given) => {
      const ids = parseShortcuts(given);
      if (ids) keep(ids);
    },
    toggle: (id) => keep(toggledShortcuts(store.getState(), id)),
    move: (move) => {
      const moved = movedShortcuts(store.getState(), move);
      if (moved) keep(moved);
      return moved !== undefined;
    },
    reset: () => keep(defaultShortcuts),
    signIn: (given, save) => {
      saveOfUser = save;
      const ofUser = parseShortcuts(given);
      if (ofUser) store.setState(ofUser, true);
      return ofUser;
    },
    signOut: () => {
      saveOfUser = undefined;
      stored.clear();
      takeStored();
    },
  };
}
