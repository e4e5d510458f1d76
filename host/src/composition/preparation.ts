import type { RouteMatch } from 'shared-types/release';
import type { ViewSource } from './view';

/** Whether it is the entry of the remote that could not be loaded: then none of its screens can be. */
const isOfEntry = (error: unknown, { remote }: RouteMatch): boolean =>
  (error as { readonly request?: unknown }).request === remote.entry.href;

/**
 * Loads what a visitor may open next. A screen that failed is not tried again until the visitor opens it: a page may have
 * fifty links to it. Nor is any screen of a remote whose entry failed.
 */
export function createPreparation(
  source: Pick<ViewSource, 'matchAt' | 'load'>,
): (path: string) => Promise<void> {
  const failed = new Set<string>();
  return async (path) => {
    const match = source.matchAt(path);
    const remote = match?.remote.id ?? path;
    const screen = match ? `${remote}/${match.route.screen}` : path;
    if (failed.has(remote) || failed.has(screen)) return;
    try {
      await source.load(path);
    } catch (error) {
      failed.add(match && isOfEntry(error, match) ? remote : screen);
    }
  };
}
