import type { NavigateOptions, ReadableStore, ShellLocation } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import { sitePath } from './site-path';

/** Where the visitor is, as every screen can read it, and the way to go somewhere else. */
export interface LocationService {
  readonly location: ReadableStore<ShellLocation>;
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /** As `AddressBar.read`. */
  readonly read: () => ShellLocation;
  /** The router tells where it is. */
  readonly arrive: (location: ShellLocation) => void;
  /** The router takes over navigation; before that, going somewhere is a document load. */
  readonly connect: (go: Go) => () => void;
  /** Whether the navigation under way leaves the scroll position as it is; asked once. */
  readonly takeKeepScroll: () => boolean;
}

/** How the router goes to a path. */
export type Go = (to: string, options: { readonly replace: boolean; readonly state?: unknown }) => void;

/** Where a document is, and the way to load another one. */
export interface AddressBar {
  /** Where the visitor is at this moment, also before the router has told. */
  readonly read: () => ShellLocation;
  readonly assign: (to: string) => void;
}

/** @param path of the first view, without query and hash, as it was rendered */
export function createLocationService(path: string, { read, assign }: AddressBar): LocationService {
  const store = createStore<ShellLocation>(() => Object.freeze({ path, search: '', hash: '', key: '' }));
  let go: Go = assign;
  let isScrollKept = false;
  return {
    location: store,
    read,
    navigate: (to, { replace = false, keepScroll = false } = {}) => {
      isScrollKept = keepScroll;
      go(sitePath(to), { replace });
    },
    arrive: (place) => store.setState(Object.freeze(place), true),
    connect: (routerGo) => {
      go = routerGo;
      return () => {
        go = assign;
      };
    },
    takeKeepScroll: () => {
      const isKept = isScrollKept;
      isScrollKept = false;
      return isKept;
    },
  };
}
