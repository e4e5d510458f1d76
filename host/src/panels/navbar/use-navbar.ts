import { useEffect, useMemo } from 'react';
import type { ShellNavigation } from 'shared-types';
import { activeItems } from '../navigation/active-items';
import { useStoreState } from '../use-store-state';
import type { NavbarStore } from './navbar-state';

export interface NavbarProps {
  readonly navigation: ShellNavigation;
  readonly path: string;
}

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
