/**
 * Whether an address is one of a route's: by the number of its segments, as the host matches.
 *
 * @param {string} route   `/products/:type`
 * @param {string} address `/products/gloves`
 */
function fitsRoute(route, address) {
  const parts = address.split('/');
  const pattern = route.split('/');
  return (
    parts.length === pattern.length &&
    pattern.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}

/**
 * A remote as a page knows it: the route and the screen of that page only.
 *
 * @param {import('shared-types/release').ManifestRemote} remote
 * @param {string} address
 * @returns {import('shared-types/release').RemoteSlice | undefined} undefined, if no route of the remote fits
 */
export function sliceFor({ claims: _claims, previous: _previous, ...remote }, address) {
  const route = remote.routes.find(({ path }) => fitsRoute(path, address));
  if (!route) return undefined;
  return { ...remote, routes: [route], screens: { [route.screen]: remote.screens[route.screen] ?? [] } };
}
