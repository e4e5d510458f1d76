import { isDeepStrictEqual } from 'node:util';
import { emptyState, type GenerationState } from '../model/generation.js';
import { configurationName } from '../model/release-target.js';
import { requireStore } from '../store/store-identity.js';
import { commitPrepared, type ChangeResult } from './change-result.js';
import type { Environment } from './environment.js';
import { preparedChange, stepBack } from './prepared-rollback.js';
import { checkRequest, type ReasonedRequest } from './reasoned-request.js';

/** Request to roll back the configuration, or a package to a version that was live before. */
export interface RollbackRequest extends ReasonedRequest {
  /** The version before the one that is live, by default. */
  readonly version?: string | undefined;
}

/** The part of a state that a rollback changes. */
const rolledBackPart = (state: GenerationState, name: string): unknown =>
  name === configurationName
    ? [state.siteConfig, state.siteStack]
    : [state.packages[name], state.retired?.[name]];

/**
 * Rolls back to the version that was live before, or to an older one. One step back waits for nothing: its pages are there since
 * the last change, and `gc` leaves them alone. Others read releases, and render.
 */
export async function rollBack(
  environment: Environment,
  { name, version, reason }: RollbackRequest,
): Promise<ChangeResult> {
  checkRequest({ name, reason }, 'A rollback needs a reason: --reason "what went wrong".');
  const { store, chain } = environment;
  await requireStore(store);
  const head = await chain.head();
  const request = {
    reason,
    decidedOn: head?.generation.state ?? emptyState,
    decidesOn: (state: GenerationState) => rolledBackPart(state, name),
  };
  const result = await commitPrepared(environment, {
    ...request,
    change: async (state) => {
      const { did } = stepBack(state, name, version);
      const prepared = await preparedChange(environment, state, name);
      return isDeepStrictEqual(prepared?.did, did) && prepared
        ? prepared
        : { state, did: [], pages: 0, warnings: [] };
    },
  });
  if (result.changed) return result;
  const { commitChange } = await import('./next-generation.js');
  return await commitChange(environment, {
    ...request,
    change: async (state) => stepBack(state, name, version),
  });
}
