import type { ListKey } from '../../storage';

/**
 * Calls the listener when another tab may have stored something: at once, and when the browser shows a page again that
 * it had put aside, which heard nothing.
 *
 * @returns what ends it
 */
export function watchStored(key: ListKey, listener: () => void): () => void {
  // `localStorage.clear()` in another tab names no key.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}
