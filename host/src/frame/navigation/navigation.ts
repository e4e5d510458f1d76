import type { NavigationState, NavItem, ReadableStore, ShellLocation, User } from 'shared-types';
import type { Manifest } from 'shared-types/release';
import { createStore } from 'zustand/vanilla';
import { findRoute } from '../../routing/route-table';
import { deepFreeze } from '../../services/settings/settings-tree';
import { flatItems } from './flat-items';
import { liveItems, withUniqueIds } from './live-items';
import { parseNavigation } from './parse-navigation';
import { siteTree } from './site-tree';
import { visibleItems } from './visible-items';

/** What the navigation is made of. */
interface NavigationWorld {
  /** Paths that the frame of the document leaves out. */
  readonly leftOut: readonly string[];
  readonly user: ReadableStore<User>;
  readonly location: ReadableStore<ShellLocation>;
  /** What is live; rejects while it cannot be fetched. */
  readonly current: () => Promise<Manifest>;
}

/** Items of the site alone, until it is known which remotes are live. */
const siteItems = (leftOut: readonly string[]) => liveItems(siteTree, (path) => !leftOut.includes(path));

/** All items, whoever may see them. */
export function allItems(leftOut: readonly string[], { remotes }: Manifest): readonly NavItem[] {
  const isLive = (path: string) => !leftOut.includes(path) && findRoute(remotes, path) !== undefined;
  const ofRemotes = remotes.flatMap(({ name, navigation }) => parseNavigation(name, navigation));
  return withUniqueIds([...siteItems(leftOut), ...liveItems(ofRemotes, isLive)]);
}

/** The navigation as a role sees it. */
export function navigationFor(items: readonly NavItem[], role: string): NavigationState {
  const visible = visibleItems(items, role);
  return deepFreeze({ items: visible, flat: flatItems(visible) });
}

/** Follows the user. It has the items of the site at once, and those of the remotes as soon as they are known. */
export function createNavigation(world: NavigationWorld): ReadableStore<NavigationState> {
  const { leftOut, user, location, current } = world;
  let items = siteItems(leftOut);
  let { role } = user.getState();
  const store = createStore(() => navigationFor(items, role));
  const update = () => store.setState(navigationFor(items, role), true);

  const learn = async () => {
    items = allItems(leftOut, await current());
    update();
  };
  // Without a network, the next navigation within the site asks again.
  const learnLater = () => {
    const unsubscribe = location.subscribe(() => {
      unsubscribe();
      learn().catch(learnLater);
    });
  };
  learn().catch(learnLater);
  user.subscribe(() => {
    if (user.getState().role === role) return;
    ({ role } = user.getState());
    update();
  });

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: (listener) => store.subscribe(() => listener()),
  };
}
