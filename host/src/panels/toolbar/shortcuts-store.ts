import type { ReadableStore } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import type { UserPart } from '../../services/session/session';
import { shellStorage } from '../../services/storage/storage';
import { hostKeys } from '../../services/storage/host-keys';
import type { StorageService } from '../../services/storage/storage';

/** Shortcuts of a visitor who has chosen none. */
export const defaultShortcuts: readonly string[] = Object.freeze(['calendar', 'mail', 'contacts', 'todo']);

const areDefault = (ids: readonly string[]) => ids.join() === defaultShortcuts.join();

/** Stored shortcuts, each id once, also ids that the navigation lacks; `undefined` if it is no list of ids. */
function parseShortcuts(data: unknown): readonly string[] | undefined {
  if (!Array.isArray(data)) return undefined;
  const ids = data.filter((id): id is string => typeof id === 'string' && id !== '');
  return ids.length > 0 || data.length === 0 ? Object.freeze([...new Set(ids)]) : undefined;
}

/** The ids of a visitor's shortcuts, also of those that the navigation does not know or hides. */
export interface ShortcutsStore extends ReadableStore<readonly string[]>, UserPart<readonly string[]> {
  /** Other shortcuts take the place of all. What is no list of ids changes nothing. */
  readonly replace: (ids: unknown) => void;
  /** Adds a shortcut at the end, or removes it. */
  readonly toggle: (id: string) => void;
  readonly reset: () => void;
}

export function createShortcutsStore(storage: StorageService): ShortcutsStore {
  /** Shortcuts of a guest. */
  const stored = shellStorage(storage, hostKeys).open('site.shortcuts.v1', {
    initial: defaultShortcuts,
    parse: parseShortcuts,
  });
  const store = createStore(stored.getState);
  let saveOfUser: ((ids: readonly string[]) => void) | undefined;

  const takeStored = () => {
    if (!saveOfUser) store.setState(stored.getState(), true);
  };
  stored.subscribe(takeStored);

  function keep(ids: readonly string[]) {
    store.setState(Object.freeze(ids), true);
    if (saveOfUser) saveOfUser(ids);
    else if (areDefault(ids)) stored.clear();
    else stored.set(ids);
  }

  return {
    ...store,
    replace: (given) => {
      const ids = parseShortcuts(given);
      if (ids) keep(ids);
    },
    toggle: (id) => {
      const ids = store.getState();
      keep(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
    },
    reset: () => keep(defaultShortcuts),
    takeUserData: (given, save) => {
      saveOfUser = save;
      const ofUser = parseShortcuts(given);
      if (ofUser) store.setState(ofUser, true);
      return ofUser;
    },
    dropUserData: () => {
      saveOfUser = undefined;
      stored.clear();
      takeStored();
    },
  };
}
