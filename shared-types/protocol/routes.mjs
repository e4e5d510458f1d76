/** Rules of paths: `/products/:type` is a route, and `:type` stands for exactly one segment. */

/**
 * The segments of a path: `/products/:type` gives `products` and `:type`.
 *
 * @param {string} path
 * @returns {readonly string[]}
 */
export const segmentsOf = (path) => path.split('/').slice(1);

/** @param {string} segment */
const isParameter = (segment) => segment.startsWith(':');

/** Whether a route stands for a family of paths. @param {string} route */
export const hasParameters = (route) => route.includes('/:');

/**
 * Whether two paths have equally many segments, and equal ones in each place.
 *
 * @param {string} one
 * @param {string} other
 * @param {(one: string, other: string) => boolean} isEqual
 */
function everySegment(one, other, isEqual) {
  const [left, right] = [segmentsOf(one), segmentsOf(other)];
  return left.length === right.length && left.every((segment, index) => isEqual(segment, right[index] ?? ''));
}

/** @param {string} path */
function isDecodable(path) {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/**
 * Whether a path fits a route. Letters keep their case; a parameter takes any text but an empty one.
 *
 * @param {string} route
 * @param {string} path  percent-encoded, where a lone `%` fits nothing; slashes at its end do not count
 */
export const fitsRoute = (route, path) =>
  everySegment(route, path.replace(/\/+$/, ''), (segment, part) =>
    isParameter(segment) ? part !== '' : segment === part,
  ) && isDecodable(path);

/** Whether some path fits both routes; the second may be a path. @param {string} one @param {string} other */
export const routesCollide = (one, other) =>
  everySegment(one, other, (left, right) => left === right || isParameter(left) || isParameter(right));

/**
 * Whether a path lies in a claim, by whole segments: `/products` holds `/products/gloves`, not `/products-old`.
 *
 * @param {string} path @param {string} claim
 */
export const isInside = (path, claim) => claim === '/' || path === claim || path.startsWith(`${claim}/`);

/** Whether some path lies in both claims. @param {string} one @param {string} other */
export const claimsOverlap = (one, other) => isInside(one, other) || isInside(other, one);
