/**
 * Whether an address is one of a route's: by the number of its segments, as the host matches.
 *
 * @param {string} route   `/products/:type`
 * @param {string} address `/products/gloves`
 */
export function fitsRoute(route, address) {
  const parts = address.split('/');
  const pattern = route.split('/');
  return (
    parts.length === pattern.length &&
    pattern.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}
