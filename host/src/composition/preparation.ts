import type { ViewSource } from './view';

/**
 * Loads what a visitor may open next. A screen that failed is not tried again until the visitor opens it: a page may have
 * fifty links to it.
 */
export function createPreparation(
  source: Pick<ViewSource, 'matchAt' | 'load'>,
): (path: string) => Promise<void> {
  const failed = new Set<string>();
  return async (path) => {
    const match = source.matchAt(path);
    const screen = match ? `${match.remote.id}/${match.route.screen}` : path;
    if (failed.has(screen)) return;
    try {
      await source.load(path);
    } catch {
      failed.add(screen);
    }
  };
}
