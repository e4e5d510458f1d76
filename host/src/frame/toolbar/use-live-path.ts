import { useEffect, useState } from 'react';
import type { Manifest } from 'shared-types/release';
import { findRoute } from '../../routing/route-table';

/**
 * A path where a page is live; `undefined` until that is known.
 *
 * @param current  what is live; always the same function
 */
export function useLivePath(path: string, current: () => Promise<Manifest>): string | undefined {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    let isHere = true;
    // Without a network, there is no way to the page.
    current().then(
      ({ remotes }) => isHere && setIsLive(findRoute(remotes, path) !== undefined),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [path, current]);
  return isLive ? path : undefined;
}
