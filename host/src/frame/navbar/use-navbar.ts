import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReadableStore, ShellNavigation } from 'shared-types';
import { activeItems } from '../navigation/active-items';
import type { NavbarStore } from './navbar-state';

/** The state of a store, in the component that shows it. */
export const useStoreState = <State>({ subscribe, getState, getInitialState }: ReadableStore<State>) =>
  useSyncExternalStore(subscribe, getState, getInitialState);

/** What every form of the navbar needs. */
export interface NavbarProps {
  readonly navigation: ShellNavigation;
  /** The current path, percent-encoded. */
  readonly path: string;
}

/** The items, and which of them are active. */
export function useItems({ navigation, path }: NavbarProps) {
  const { items } = useStoreState(navigation);
  const active = useMemo(() => activeItems(items, path), [items, path]);
  return { items, active };
}

/** The items as a tree whose collapses open and close. Those of the active item open with it. */
export function useTree(props: NavbarProps & { readonly state: NavbarStore }) {
  const { items, active } = useItems(props);
  const { openIds } = useStoreState(props.state);
  const { show, toggle } = props.state;
  useEffect(() => show([...active.keys()]), [active, show]);
  return { items, active, openIds, onToggle: toggle };
}
