import type { ManifestRemote } from 'shared-types/release';
import { fitsContract } from './contract-range';

/** Whether a claim covers a path, by whole segments. */
export const covers = (claim: string, path: string) => path === claim || path.startsWith(`${claim}/`);

const refuse = (remote: ManifestRemote, why: string) => {
  console.warn(`The remote ${remote.name}@${remote.version} is ignored: ${why}`);
  return undefined;
};

function withinClaims(remote: ManifestRemote): ManifestRemote {
  const routes = remote.routes.filter(({ path }) => {
    const isWithin = remote.claims.some((claim) => covers(claim, path));
    if (!isWithin)
      console.warn(`${remote.name}: the route ${path} is ignored, it lies outside the remote's claims`);
    return isWithin;
  });
  return { ...remote, routes };
}

/**
 * Remotes that this host may use. Publish refuses all others; should one get here, it is left out and the rest goes on.
 * Of two remotes that claim one path, the first keeps it.
 */
export function admitRemotes(remotes: readonly ManifestRemote[]): readonly ManifestRemote[] {
  const claimed: string[] = [];
  return remotes.flatMap((remote) => {
    const admitted = admit(remote, claimed);
    claimed.push(...(admitted?.claims ?? []));
    return admitted ? [admitted] : [];
  });
}

function admit(remote: ManifestRemote, claimed: readonly string[]): ManifestRemote | undefined {
  if (!fitsContract(remote.contract)) return refuse(remote, `it needs the contract ${remote.contract}`);
  const taken = remote.claims.find((claim) =>
    claimed.some((other) => covers(other, claim) || covers(claim, other)),
  );
  if (taken !== undefined) return refuse(remote, `${taken} belongs to another remote`);
  return withinClaims(remote);
}
