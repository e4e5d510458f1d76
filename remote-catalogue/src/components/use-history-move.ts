import { useEffect, useEffectEvent } from 'react';

/**
 * Tells of Back and Forward, also when they return to the address that is drawn: if the one between was never drawn,
 * the request of the screen stays as it is. @param onMove is called when the window's address is the new one
 */
export function useHistoryMove(onMove: () => void): void {
  const tell = useEffectEvent(onMove);
  useEffect(() => {
    const onPopState = () => tell();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
}
