import { useEffect, useState } from 'react';
import { focusNewView } from '../routing/arrival';

/** Gives the focus back to where it was when this was drawn first, or to the heading of the page that a link has led to. */
export function useFocusBack() {
  const [{ origin, path }] = useState(() => ({ origin: document.activeElement, path: location.pathname }));
  useEffect(
    () => () => {
      if (location.pathname === path && origin instanceof HTMLElement && origin.isConnected) origin.focus();
      else focusNewView(location.hash);
    },
    [origin, path],
  );
}
