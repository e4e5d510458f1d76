/** Rules of paths: `/products/:type` is a route, and `:type` stands for exactly one segment. */

/** The segments of a path: `/products/:type` gives `products` and `:type`. */
export const segmentsOf = (path: string): readonly string[] => path.split('/').slice(1);

const isParameter = (segment: string) => segment.startsWith(':');

/** True if a route stands for a family of paths. */
export const hasParameters = (route: string) => route.includes('/:');

/** True if two paths have equally many segments, and equal ones in each place. */
function everySegment(one: string, other: string, isEqual: (one: string, other: string) => boolean) {
  const [left, right] = [segmentsOf(one), segmentsOf(other)];
  return left.length === right.length && left.every((segment, index) => isEqual(segment, right[index] ?? ''));
}

function isDecodable(path: string) {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/**
 * True if a path fits a route. Letters keep their case; a parameter takes any text but an empty one.
 * @param path  percent-encoded, where a lone `%` fits nothing; slashes at its end do not count
 */
export const fitsRoute = (route: string, path: string) =>
  everySegment(route, path.replace(/\/+$/, ''), (segment, part) =>
    isParameter(segment) ? part !== '' : segment === part,
  ) && isDecodable(path);

/** True if some path fits both routes; the second may be a path. */
export const routesCollide = (one: string, other: string) =>
  everySegment(one, other, (left, right) => left === right || isParameter(left) || isParameter(right));

/** True if a path lies in a claim, by whole segments: `/products` holds `/products/gloves`, not `/products-old`. */
export const isInside = (path: string, claim: string) =>
  claim === '/' || path === claim || path.startsWith(`${claim}/`);

/** True if some path lies in both claims. */
export const claimsOverlap = (one: string, other: string) => isInside(one, other) || isInside(other, one);
