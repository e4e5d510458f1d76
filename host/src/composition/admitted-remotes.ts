import { claimsOverlap, isInside } from 'shared-types/protocol/routes';
import type { ManifestRemote } from 'shared-types/release';

function withinClaims(remote: ManifestRemote): ManifestRemote {
  const routes = remote.routes.filter(({ path }) => {
    const isWithin = remote.claims.some((claim) => isInside(path, claim));
    if (!isWithin)
      console.warn(`${remote.name}: the route ${path} is ignored, it lies outside the remote's claims`);
    return isWithin;
  });
  return { ...remote, routes };
}

/**
 * Remotes that this host may use. Publish refuses all others; this leaves out any that get here all the same. Of two
 * remotes that claim one path, the first keeps it. A remote that needs another contract keeps its routes: loading a screen
 * of it fails, and its previous version is used if there is one.
 */
export function admitRemotes(remotes: readonly ManifestRemote[]): readonly ManifestRemote[] {
  const claimed: string[] = [];
  const isTaken = (claim: string) => claimed.some((other) => claimsOverlap(other, claim));
  return remotes.flatMap((remote) => {
    const taken = remote.claims.find(isTaken);
    if (taken !== undefined) {
      console.warn(`The remote ${remote.name} is ignored: ${taken} belongs to another remote`);
      return [];
    }
    claimed.push(...remote.claims);
    return [withinClaims(remote)];
  });
}
