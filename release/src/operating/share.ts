import type { GenerationState } from '../model/generation.js';
import { shareRelease } from '../model/generation-change.js';
import { ReleaseError } from '../model/release-error.js';
import { parseTarget } from '../model/release-target.js';
import type { ChangeResult } from '../store/chain.js';
import { requireRelease } from '../store/published-releases.js';
import type { Environment } from './environment.js';
import { commitChange, requireWhole } from './next-generation.js';
import { rollBack } from './rollback.js';

/** Request to give a version to a part of the visitors. */
export interface ShareRequest {
  /** `catalogue@1.5.0`. */
  readonly target: string;
  /** Part of the visitors, in percent, from 1 to 99. */
  readonly percent: number;
  readonly reason: string;
}

/** Gives a version to a part of the visitors, or to another part of them. Its pages are rendered before. */
export async function share(environment: Environment, request: ShareRequest): Promise<ChangeResult> {
  const { percent, reason } = request;
  const target = parseTarget(request.target);
  if (reason.trim() === '')
    throw new ReleaseError('usage', 'A share needs a reason: --reason "what is tried".');
  const decidedOn = await environment.chain.state();
  requireWhole(decidedOn);
  const { digest } = await requireRelease(environment.store, target);
  return await commitChange(environment, {
    reason,
    decidedOn,
    decidesOn: ({ packages, retired, share: shared }) => [
      packages[target.name],
      retired?.[target.name],
      shared,
    ],
    change: async (state) => shareRelease(state, target.name, { version: target.version, digest, percent }),
  });
}

/** Takes the share back: all visitors get what is live. */
export async function endOfShare(environment: Environment, reason: string): Promise<ChangeResult> {
  const decidedOn = await environment.chain.state();
  const { share: shared } = decidedOn;
  if (!shared) {
    // Repeated after a kill: what follows the change is left to do.
    const change = async (state: GenerationState) => ({ state, did: [] });
    return await environment.chain.commit({ reason, decidedOn, decidesOn: () => null, change });
  }
  return await rollBack(environment, { name: shared.package, reason });
}
