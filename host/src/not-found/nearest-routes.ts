/** Finds pages with an address like a misspelt one. */

/** A page by its address and title. */
export interface KnownPage {
  /** Percent-encoded; one with parameters is never suggested. */
  readonly path: string;
  readonly title: string;
}

const MAX_EDITS = 2;

/** How many letters must be added, taken away or replaced to make one text of the other (Levenshtein). */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of Array.from(from).entries()) {
    const next = [line + 1];
    for (let column = 0; column < to.length; column += 1) {
      const replaced = (row[column] ?? 0) + (letter === to[column] ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * The routes within two edits of a path, the nearest first.
 *
 * @param path    percent-encoded; upper and lower case are equal
 * @param routes  the first of equal paths counts
 */
export function nearestRoutes(path: string, routes: readonly KnownPage[]): readonly KnownPage[] {
  const asked = path.toLowerCase();
  const distances = new Map<string, { readonly route: KnownPage; readonly edits: number }>();
  for (const route of routes) {
    const canBeNear = Math.abs(route.path.length - asked.length) <= MAX_EDITS && !route.path.includes(':');
    if (!canBeNear || distances.has(route.path)) continue;
    distances.set(route.path, { route, edits: editDistance(asked, route.path.toLowerCase()) });
  }
  return [...distances.values()]
    .filter(({ edits }) => edits <= MAX_EDITS)
    .sort((one, other) => one.edits - other.edits)
    .map(({ route }) => route);
}
