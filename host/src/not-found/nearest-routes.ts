/** Finds pages with an address like a misspelt one. */
import { distance } from 'fastest-levenshtein';

export interface KnownPage {
  /** Percent-encoded; one with parameters is never suggested. */
  readonly path: string;
  readonly title: string;
}

const MAX_EDITS = 2;

/** Routes within two edits of a percent-encoded path in any case, nearest first; the first of equal ones counts. */
export function nearestRoutes(path: string, routes: readonly KnownPage[]): readonly KnownPage[] {
  const asked = path.toLowerCase();
  const distances = new Map<string, { readonly route: KnownPage; readonly edits: number }>();
  for (const route of routes) {
    const canBeNear = Math.abs(route.path.length - asked.length) <= MAX_EDITS && !route.path.includes(':');
    if (!canBeNear || distances.has(route.path)) continue;
    distances.set(route.path, { route, edits: distance(asked, route.path.toLowerCase()) });
  }
  return [...distances.values()]
    .filter(({ edits }) => edits <= MAX_EDITS)
    .sort((one, other) => one.edits - other.edits)
    .map(({ route }) => route);
}
