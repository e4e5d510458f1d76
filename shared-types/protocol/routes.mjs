/** @type {typeof import('./routes.mjs').segmentsOf} */
export const segmentsOf = (path) => path.split('/').slice(1);

/** @param {string} segment */
const isParameter = (segment) => segment.startsWith(':');

/** @type {typeof import('./routes.mjs').hasParameters} */
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

/** @type {typeof import('./routes.mjs').fitsRoute} */
export const fitsRoute = (route, path) =>
  everySegment(route, path.replace(/\/+$/, ''), (segment, part) =>
    isParameter(segment) ? part !== '' : segment === part,
  );

/** @type {typeof import('./routes.mjs').routesCollide} */
export const routesCollide = (one, other) =>
  everySegment(one, other, (left, right) => left === right || isParameter(left) || isParameter(right));

/** @type {typeof import('./routes.mjs').isInside} */
export const isInside = (path, claim) => claim === '/' || path === claim || path.startsWith(`${claim}/`);

/** @type {typeof import('./routes.mjs').claimsOverlap} */
export const claimsOverlap = (one, other) => isInside(one, other) || isInside(other, one);
