import { rollBackRelease } from '../model/generation-change.js';
import { ReleaseError } from '../model/release-error.js';
import { isPackageName } from '../model/release-target.js';
import { requireStore } from '../store/store-identity.js';
import { changeResult, type ChangeResult } from './change-result.js';
import type { Environment } from './environment.js';
import { prepareState } from './next-generation.js';

/** What is to be taken back, and why. */
export interface RollbackRequest {
  readonly name: string;
  /** For those who read the log. */
  readonly reason: string;
}

/** Makes the good version before live again. Its pages are there since the last promote. */
export async function rollBack(
  environment: Environment,
  { name, reason }: RollbackRequest,
): Promise<ChangeResult> {
  if (!isPackageName(name))
    throw new ReleaseError('usage', `'${name}' is no name of a package. Write, say, catalogue.`);
  if (reason.trim() === '')
    throw new ReleaseError('usage', 'A rollback needs a reason: --reason "what went wrong".');
  await requireStore(environment.store);
  const { chain, actor } = environment;
  let pages = 0;
  const link = await chain.commit({
    actor,
    reason,
    decidesOn: ({ remotes }) => remotes[name],
    change: async (state) => {
      const change = rollBackRelease(state, name);
      pages += await prepareState(environment, change.state, state);
      return change;
    },
  });
  return changeResult(link, await chain.head(), pages);
}
