import type { ManifestRemote } from 'shared-types/release';
import { fitsContract } from './contract-range';

/** Whether a claim covers a path, by whole segments. */
export const covers = (claim: string, path: string) => path === claim || path.startsWith(`${claim}/`);

function isRefused(remote: ManifestRemote, why: string | undefined): boolean {
  if (why !== undefined) console.warn(`The remote ${remote.name}@${remote.version} is ignored: ${why}`);
  return why !== undefined;
}

function withinClaims(remote: ManifestRemote): ManifestRemote {
  const routes = remote.routes.filter(({ path }) => {
    const isWithin = remote.claims.some((claim) => covers(claim, path));
    if (!isWithin)
      console.warn(`${remote.name}: the route ${path} is ignored, it lies outside the remote's claims`);
    return isWithin;
  });
  return { ...remote, routes };
}

/** Why this host may not use a remote, beside those whose claims are taken already. */
function objectionTo(remote: ManifestRemote, claimed: readonly string[]): string | undefined {
  if (!fitsContract(remote.contract)) return `it needs the contract ${remote.contract}`;
  const overlaps = (claim: string) => claimed.some((other) => covers(other, claim) || covers(claim, other));
  const taken = remote.claims.find(overlaps);
  return taken === undefined ? undefined : `${taken} belongs to another remote`;
}

/**
 * Remotes that this host may use. Publish refuses all others; should one get here, it is left out and the rest goes on.
 * Of two remotes that claim one path, the first keeps it.
 */
export function admitRemotes(remotes: readonly ManifestRemote[]): readonly ManifestRemote[] {
  const claimed: string[] = [];
  return remotes.flatMap((remote) => {
    if (isRefused(remote, objectionTo(remote, claimed))) return [];
    claimed.push(...remote.claims);
    return [withinClaims(remote)];
  });
}
