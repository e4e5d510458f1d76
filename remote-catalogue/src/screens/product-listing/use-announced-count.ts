import { useEffect, useRef } from 'react';
import type { Shell } from 'shared-types';
import { articleCount } from './filters/filter-value';
import type { ListingView } from './listing-view';

/** Time after the last change, in milliseconds: who is still choosing or typing is not interrupted. */
export const settledAfterMs = 500;

/** Says how many articles there are, once a changed list has come to rest. */
export function useAnnouncedCount({ address, count }: ListingView, announce: Shell['announce']): void {
  const said = useRef(address);
  useEffect(() => {
    if (said.current === address) return undefined;
    const timer = setTimeout(() => {
      said.current = address;
      announce(count === 0 ? 'No article' : articleCount(count));
    }, settledAfterMs);
    return () => clearTimeout(timer);
  }, [address, count, announce]);
}
