import { emptyState } from '../model/generation.js';
import { endOf } from '../model/needed-releases.js';
import { ReleaseError } from '../model/release-error.js';
import { openChain } from '../store/chain.js';
import { commitPrepared, type ChangeResult } from './change-result.js';
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
  const hasEnded = endOf(head.generation, Date.now()) !== undefined;
  return await commitPrepared(environment, {
    reason,
    decidedOn: head.generation.state,
    decidesOn: (state) => state,
    change: async () => ({
      state: emptyState,
      did: [],
      pages: 0,
      warnings: [],
      ...(!hasEnded && { endsAt: new Date().toISOString() }),
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
  const { store, env } = environment;
  if (name !== env)
    return await endEnvironment({ ...environment, env: name, chain: openChain(store, name) }, reason);
  const text = `${name} is the environment that commands change, and perhaps the live one. To remove it, name another one with --env.`;
  throw new ReleaseError('usage', text);
}
