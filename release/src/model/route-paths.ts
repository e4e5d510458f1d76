/** The segments of a path: `/products/:type` gives `products` and `:type`. */
export const segmentsOf = (path: string): readonly string[] => path.split('/').slice(1);

/** Whether a route stands for a family of paths. */
export const hasParameters = (path: string): boolean => path.includes('/:');

const isParameter = (segment: string) => segment.startsWith(':');

/** Whether a path lies in a claim, by whole segments: `/products` holds `/products/gloves`, not `/products-old`. */
export const isInside = (path: string, claim: string): boolean =>
  claim === '/' || path === claim || path.startsWith(`${claim}/`);

/** Whether some path lies in both claims. */
export const claimsOverlap = (one: string, other: string): boolean =>
  isInside(one, other) || isInside(other, one);

/** Whether some path fits both routes. */
export function routesCollide(one: string, other: string): boolean {
  const [left, right] = [segmentsOf(one), segmentsOf(other)];
  return (
    left.length === right.length && left.every((segment, index) => canBeEqual(segment, right[index] ?? ''))
  );
}

const canBeEqual = (one: string, other: string) => one === other || isParameter(one) || isParameter(other);

/** Whether a route stands at a path without parameters. */
export const canBeAt = (route: string, path: string): boolean => routesCollide(route, path);
