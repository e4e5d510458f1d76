import { useSyncExternalStore } from 'react';

/** Windows as wide as this show the navbar itself; the others have it as a drawer. */
export const wideWindow = '(min-width: 1200px)';

function subscribe(onChange: () => void) {
  const wide = matchMedia(wideWindow);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

export const useIsWide = () => useSyncExternalStore(subscribe, () => matchMedia(wideWindow).matches);
