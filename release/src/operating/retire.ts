import { isInside } from 'shared-types/protocol/routes';
import type { Composition } from '../model/composition.js';
import { titleOf } from '../model/composition.js';
import { retireRelease } from '../model/generation-change.js';
import { homePath } from '../model/home-path.js';
import { ReleaseError } from '../model/release-error.js';
import type { ChangeResult } from '../store/chain.js';
import { compositionOf } from '../store/live-composition.js';
import type { Environment } from './environment.js';
import { commitChange } from './next-generation.js';
import { checkRequest, type ReasonedRequest } from './rollback.js';

function retireProblem({ remotes }: Composition, name: string): string | undefined {
  if (name === 'host')
    return 'The host cannot be retired: every page needs it. Roll it back, or promote another version.';
  const remote = remotes.find(({ release }) => release.name === name);
  if (!remote?.release.claims.some((claim) => isInside(homePath, claim))) return undefined;
  return `${titleOf(remote.release)} cannot be retired: ${homePath} belongs to it. Roll it back, or promote another version.`;
}

/**
 * Takes a remote off the site: its paths answer 410, and what links to them in the frame is left out. It comes back by
 * a promote, or by a rollback.
 */
export async function retire(environment: Environment, request: ReasonedRequest): Promise<ChangeResult> {
  checkRequest(request, 'retire needs a reason: --reason "why it is taken off the site".');
  const { name, reason } = request;
  const { store, env, chain } = environment;
  return await commitChange(environment, {
    reason,
    decidedOn: await chain.state(),
    decidesOn: ({ packages, retired }) => [packages[name], retired?.[name]],
    change: async (state) => {
      const composition = await compositionOf(store, env, state);
      const problem = composition && retireProblem(composition, name);
      if (problem !== undefined) throw new ReleaseError('refused', problem);
      const live = composition?.remotes.find(({ release }) => release.name === name);
      return retireRelease(state, name, live?.release.claims ?? []);
    },
  });
}
