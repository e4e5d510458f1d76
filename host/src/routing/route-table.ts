import { fitsRoute } from 'shared-types/protocol/routes';
import type { RemoteSlice, RouteMatch } from 'shared-types/release';

/** The first route that fits a percent-encoded path, in the order of the descriptors. */
export function findRoute(remotes: readonly RemoteSlice[], path: string): RouteMatch | undefined {
  for (const remote of remotes) {
    const route = remote.routes.find((candidate) => fitsRoute(candidate.path, path));
    if (route) return { remote, route };
  }
  return undefined;
}
