import type { NavigateOptions, ReadableStore, ShellLocation } from 'shared-types';
import { withoutMarks } from 'shared-types/protocol/campaign-marks';
import { createStore } from 'zustand/vanilla';
import { sitePath } from './site-path';

export type LocationService = ReturnType<typeof createLocationService>;

export type Go = (to: string, options: { readonly replace: boolean; readonly state?: unknown }) => void;

/** The state of a history entry that a search of the site led to. */
export const searched = 'search';

interface GoOptions extends NavigateOptions {
  readonly state?: typeof searched | undefined;
}

export interface AddressBar {
  /** Reads the visitor's address, also before the router has reported it. */
  readonly read: () => ShellLocation;
  readonly assign: (to: string) => void;
}

/** @param path the path of the first view, without query and hash, as it was rendered */
export function createLocationService(path: string, { read, assign }: AddressBar) {
  const store = createStore<ShellLocation>(() => Object.freeze({ path, search: '', hash: '', key: '' }));
  let go: Go = assign;
  /** Navigation that replaces an entry, which only the router can. */
  let waiting = () => {};
  let isScrollKept = false;

  /** Browsers escape a few characters of an address that may stand in it as they are. No screen knows marks of campaigns. */
  function isAt({ path, search }: NonNullable<NavigateOptions['from']>) {
    const now = read();
    const hrefOf = (place: string, query = '') => new URL(location.origin + place + query).href;
    return hrefOf(path, search) === hrefOf(now.path, search === undefined ? '' : withoutMarks(now.search));
  }

  function navigate(to: string, options: GoOptions = {}) {
    const { replace = false, keepScroll = false, from, state } = options;
    if (from !== undefined && !isAt(from)) return;
    if (replace && from !== undefined && go === assign) {
      waiting = () => navigate(to, options);
      return;
    }
    isScrollKept = keepScroll;
    go(sitePath(to), { replace, state });
  }

  return {
    location: store as ReadableStore<ShellLocation>,
    read,
    navigate,
    /** The router has arrived at a location. */
    arrive: (place: ShellLocation) => store.setState(Object.freeze(place), true),
    /** The router takes over navigation; before that, each navigation loads a document. */
    connect: (routerGo: Go) => {
      go = routerGo;
      waiting();
      waiting = () => {};
      return () => {
        go = assign;
      };
    },
    /** True, once only, if the current navigation keeps the scroll position. */
    takeKeepScroll: () => {
      const isKept = isScrollKept;
      isScrollKept = false;
      return isKept;
    },
  };
}
