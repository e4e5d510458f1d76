import type { PageFact, RemoteRoutesFact } from 'shared-types';

/** All pages that can be found: those that a package describes, and routes with words of their own. */
export function knownPages(
  described: readonly PageFact[],
  remotes: readonly RemoteRoutesFact[],
): readonly PageFact[] {
  const paths = new Set(described.map(({ path }) => path));
  const routes = remotes.flatMap((remote) => remote.routes);
  const others = routes.flatMap(({ path, title, words }) =>
    words && !paths.has(path) ? [{ path, label: title, title, words, sections: [] }] : [],
  );
  return [...described, ...others];
}
