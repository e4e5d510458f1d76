import type { NavigationState, NavItem, ReadableStore, ShellNavigation, User } from 'shared-types';
import type { Manifest, ManifestRemote } from 'shared-types/release';
import { createStore } from 'zustand/vanilla';
import { findRoute } from '../../routing/route-table';
import { fetchJson } from '../../services/fetch-json';
import { deepFreeze } from '../../services/deep-freeze';
import { flatItems, liveItems, visibleItems } from './items';
import { siteTree } from './site-tree';

interface NavigationWorld {
  /** Paths that the frame of the document leaves out. */
  readonly leftOut: readonly string[];
  readonly user: ReadableStore<User>;
  /** Reads the live manifest; rejects while it cannot be fetched. */
  readonly current: () => Promise<Manifest>;
}

/** Items of the site alone, until it is known which remotes are live. */
const siteItems = (leftOut: readonly string[]) => liveItems(siteTree, (path) => !leftOut.includes(path));

/** The items that a remote adds; publishing has checked the file. If it cannot be loaded, only they are missing. */
async function itemsOfRemote({ name, navigation: file }: ManifestRemote): Promise<readonly NavItem[]> {
  if (!file) return [];
  try {
    const { navigation = [] } = (await fetchJson(file.href, file.integrity)) as {
      readonly navigation?: readonly NavItem[];
    };
    return navigation;
  } catch {
    console.warn(`${name}: the items of its navigation could not be loaded`);
    return [];
  }
}

/** All items, whoever may see them. */
async function allItems(leftOut: readonly string[], { remotes }: Manifest): Promise<readonly NavItem[]> {
  const isLive = (path: string) => !leftOut.includes(path) && findRoute(remotes, path) !== undefined;
  const ofRemotes = await Promise.all(remotes.map(itemsOfRemote));
  return [...siteItems(leftOut), ...liveItems(ofRemotes.flat(), isLive)];
}

export function navigationFor(items: readonly NavItem[], role: string): NavigationState {
  const visible = visibleItems(items, role);
  return deepFreeze({ items: visible, flat: flatItems(visible) });
}

interface NavigationSource {
  /** Follows the user. It has the items of the site at once, and those of the remotes as soon as they are known. */
  readonly store: ShellNavigation;
  /** The same, as soon as the items of all remotes are known, or known to be missing. */
  readonly complete: Promise<ShellNavigation>;
}

export function createNavigation(world: NavigationWorld): NavigationSource {
  const { leftOut, user, current } = world;
  let items = siteItems(leftOut);
  let { role } = user.getState();
  const store = createStore(() => navigationFor(items, role));
  const update = () => store.setState(navigationFor(items, role), true);

  const learn = async () => {
    items = await allItems(leftOut, await current());
    update();
  };
  // Without a network, the items of the remotes are missing.
  const learned = learn().catch(() => {});
  user.subscribe(() => {
    if (user.getState().role === role) return;
    ({ role } = user.getState());
    update();
  });

  return { store, complete: learned.then(() => store) };
}
