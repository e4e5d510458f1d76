import { emptyState, hasEnded } from '../model/generation.js';
import { ReleaseError } from '../model/release-error.js';
import { openChain, type ChangeResult } from '../store/chain.js';
import type { Environment } from './environment.js';
import type { ReasonedRequest } from './rollback.js';

/**
 * Ends an environment: nothing is live there any more. Its history stays, and `promote` begins it again. `gc` deletes its
 * pages at once, and its releases when no tab needs them.
 */
export async function endEnvironment(environment: Environment, reason: string): Promise<ChangeResult> {
  const head = await environment.chain.head();
  if (!head)
    throw new ReleaseError('noTarget', `There is no environment ${environment.env}. \`status\` lists them.`);
  return await environment.chain.commit({
    reason,
    decidedOn: head.generation.state,
    decidesOn: (state) => state,
    change: async () => ({
      state: emptyState,
      did: [],
      ...(!hasEnded(head.generation) && { endsAt: new Date().toISOString() }),
    }),
  });
}

/** Ends another environment of the store. */
export async function removeEnvironment(
  environment: Environment,
  { name, reason }: ReasonedRequest,
): Promise<ChangeResult> {
  if (reason.trim() === '')
    throw new ReleaseError(
      'usage',
      'environment remove needs a reason: --reason "why it is no longer needed".',
    );
  const { store, env, actor } = environment;
  if (name !== env)
    return await endEnvironment({ ...environment, env: name, chain: openChain(store, name, actor) }, reason);
  const text = `${name} is the environment that commands change, and perhaps the live one. To remove it, name another one with --env.`;
  throw new ReleaseError('usage', text);
}
