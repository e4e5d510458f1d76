import { fitsRoute } from 'shared-types/protocol/routes';

/**
 * A remote as a page knows it: the route and the screen of that page only.
 *
 * @param {import('shared-types/release').ManifestRemote} remote
 * @param {string} address
 * @returns {import('shared-types/release').RemoteSlice | undefined} undefined, if no route of the remote fits
 */
export function sliceFor(
  {
    claims: _claims,
    slots: _slots,
    navigation: _navigation,
    follows: _follows,
    counted: _counted,
    previous: _previous,
    ...remote
  },
  address,
) {
  const route = remote.routes.find(({ path }) => fitsRoute(path, address));
  if (!route) return undefined;
  return { ...remote, routes: [route], screens: { [route.screen]: remote.screens[route.screen] ?? [] } };
}
