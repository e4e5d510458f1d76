import { emptyState } from '../model/generation.js';
import { ReleaseError } from '../model/release-error.js';
import { environmentsKey } from '../store/keys.js';
import { changeResult, type ChangeResult } from './change-result.js';
import type { Environment } from './environment.js';
import { removeOutdated } from './prepared-rollback.js';

/**
 * Ends an environment: nothing is live there any more. Its history stays, and `promote` begins it again. `gc` deletes its
 * pages at once, and its releases when no tab needs them.
 */
export async function removeEnvironment(environment: Environment, reason: string): Promise<ChangeResult> {
  const { store, chain, actor } = environment;
  if (reason.trim() === '') {
    const text = 'environment remove needs a reason: --reason "why it is no longer needed".';
    throw new ReleaseError('usage', text);
  }
  if (!(await store.list(environmentsKey)).includes(chain.env)) {
    const text = `There is no environment ${chain.env}. \`status\` lists them.`;
    throw new ReleaseError('noTarget', text);
  }
  const link = await chain.commit({
    actor,
    reason,
    decidedOn: await chain.state(),
    decidesOn: (state) => state,
    change: async ({ packages, siteConfig }) => ({
      state: emptyState,
      did: packages['host'] || siteConfig ? [{ kind: 'remove-environment' }] : [],
    }),
  });
  await removeOutdated(environment);
  return changeResult(link, await chain.head());
}
