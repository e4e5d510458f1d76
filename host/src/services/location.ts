import type { NavigateOptions, ReadableStore, ShellLocation } from 'shared-types';
import { createStore } from 'zustand/vanilla';
import { sitePath } from './site-path';

/** Where the visitor is, and navigation to other pages. */
export interface LocationService {
  readonly location: ReadableStore<ShellLocation>;
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /** As `AddressBar.read`. */
  readonly read: () => ShellLocation;
  /** The router has arrived at a location. */
  readonly arrive: (location: ShellLocation) => void;
  /** The router takes over navigation; before that, each navigation loads a document. */
  readonly connect: (go: Go) => () => void;
  /** Whether the current navigation keeps the scroll position. True once only. */
  readonly takeKeepScroll: () => boolean;
}

/** How the router goes to a path. */
export type Go = (to: string, options: { readonly replace: boolean; readonly state?: unknown }) => void;

/** Where a document is, and the way to load another one. */
export interface AddressBar {
  /** Where the visitor is, also before the router has reported it. */
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
