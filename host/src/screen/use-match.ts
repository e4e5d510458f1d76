import { useEffect, useState } from 'react';
import type { RouteMatch } from 'shared-types/release';
import type { ViewSource } from '../composition/view';

/** The route at a path: at once if it is known, otherwise when the routes of all remotes are. */
export function useMatch(source: ViewSource, path: string): RouteMatch | undefined {
  const [match, setMatch] = useState(() => source.matchAt(path));
  const isKnown = match !== undefined;
  useEffect(() => {
    if (isKnown) return undefined;
    let isCurrent = true;
    const look = () => {
      if (isCurrent) setMatch(source.matchAt(path));
    };
    void source.learnRoutes().then(look);
    return () => {
      isCurrent = false;
    };
  }, [source, path, isKnown]);
  return match;
}
