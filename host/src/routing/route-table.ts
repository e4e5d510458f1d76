import { matchPath } from 'react-router-dom';
import type { RemoteSlice, RouteMatch } from 'shared-types/release';

/** The first route that fits a percent-encoded path, in the order of the descriptors. */
export function findRoute(remotes: readonly RemoteSlice[], path: string): RouteMatch | undefined {
  for (const remote of remotes) {
    const route = remote.routes.find((candidate) => fits(candidate.path, path));
    if (route) return { remote, route };
  }
  return undefined;
}

const fits = (pattern: string, path: string) =>
  matchPath({ path: pattern, end: true, caseSensitive: true }, path) !== null;
