import { emptyState, type GenerationState } from '../model/generation.js';
import { requireStore } from '../store/store-identity.js';
import { changeResult, commitPrepared, type ChangeResult } from './change-result.js';
import type { Environment } from './environment.js';
import { noteFinished, rolledBackPart, unfinishedRollback } from './finished-rollbacks.js';
import { preparedChange, stepBack } from './prepared-rollback.js';
import { checkRequest, type ReasonedRequest } from './reasoned-request.js';

/** `gc` leaves alone what is prepared, so such a rollback waits for nothing. Others read releases, and render. */
async function commitRollback(
  environment: Environment,
  { name, reason }: ReasonedRequest,
  decidedOn: GenerationState,
): Promise<ChangeResult> {
  const request = { reason, decidedOn, decidesOn: (state: GenerationState) => rolledBackPart(state, name) };
  const result = await commitPrepared(environment, {
    ...request,
    change: async (state) =>
      (await preparedChange(environment, state, name)) ?? { state, did: [], pages: 0, warnings: [] },
  });
  if (result.changed) return result;
  const { commitChange } = await import('./next-generation.js');
  return await commitChange(environment, { ...request, change: async (state) => stepBack(state, name) });
}

/**
 * Rolls back to the previous good version. Its pages are there since the last change.
 *
 * @param follow work after a change that visitors have; killed before its end and repeated, the rollback changes nothing
 */
export async function rollBack<Done>(
  environment: Environment,
  request: ReasonedRequest,
  follow: (result: ChangeResult) => Promise<Done>,
): Promise<Done> {
  const { name } = request;
  const { store, chain } = environment;
  checkRequest(request, 'A rollback needs a reason: --reason "what went wrong".');
  await requireStore(store);
  const head = await chain.head();
  const unfinished = await unfinishedRollback(environment, head, name);
  const result = unfinished
    ? { ...changeResult(undefined, head), doneIn: unfinished.n }
    : await commitRollback(environment, request, head?.generation.state ?? emptyState);
  const done = await follow(result);
  // Without the note, the next rollback says what this one did, and changes nothing.
  await noteFinished(environment, name, unfinished?.n ?? result.generation).catch(() => {});
  return done;
}
