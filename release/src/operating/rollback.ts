import { isPackageName } from 'shared-types/schemas/texts';
import { ReleaseError } from '../model/release-error.js';
import { isDeepStrictEqual } from 'node:util';
import { emptyState, type GenerationState } from '../model/generation.js';
import { configurationName } from '../model/release-target.js';
import type { ChangeResult } from '../store/chain.js';
import { requireStore } from '../store/store-identity.js';
import type { Environment } from './environment.js';
import { preparedChange, stepBack } from './prepared-rollback.js';

/** Request to retire or to roll back. */
export interface ReasonedRequest {
  /** Name of a package; a rollback takes `configuration`, too. */
  readonly name: string;
  /** Reason for those who read the log. */
  readonly reason: string;
}

/** Refuses a request without a valid name, or without a reason. */
export function checkRequest({ name, reason }: ReasonedRequest, textWithoutReason: string): void {
  if (!isPackageName(name))
    throw new ReleaseError('usage', `Invalid package name '${name}'. Example: catalogue`);
  if (reason.trim() === '') throw new ReleaseError('usage', textWithoutReason);
}

/** Request to roll back the configuration, or a package to a version that was live before. */
export interface RollbackRequest extends ReasonedRequest {
  readonly version?: string | undefined;
}

const rolledBackPart = (state: GenerationState, name: string): unknown =>
  name === configurationName
    ? [state.siteConfig, state.siteStack]
    : [state.packages[name], state.retired?.[name], state.share?.package === name && state.share];

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
  const result = await chain.commit({
    ...request,
    change: async (state) => {
      const { did } = stepBack(state, name, version);
      const prepared = await preparedChange(environment, state, name);
      return prepared && isDeepStrictEqual(prepared.did, did) ? prepared : { state, did: [] };
    },
  });
  if (result.changed) return result;
  const { commitChange } = await import('./next-generation.js');
  return await commitChange(environment, {
    ...request,
    change: async (state) => stepBack(state, name, version),
  });
}
