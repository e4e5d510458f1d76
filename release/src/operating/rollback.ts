import { randomUUID } from 'node:crypto';
import { rollBackRelease, rollBackSite, type StateChange } from '../model/generation-change.js';
import { emptyState, type GenerationState } from '../model/generation.js';
import { ReleaseError } from '../model/release-error.js';
import { configurationName } from '../model/release-target.js';
import { compositionOf } from '../store/live-composition.js';
import { releaseCommand } from '../store/repair-command.js';
import { requireStore } from '../store/store-identity.js';
import { changeResult, type ChangeResult } from './change-result.js';
import type { Environment } from './environment.js';
import { commitChange } from './next-generation.js';
import { checkRequest, retireProblem, type ReasonedRequest } from './retire.js';
import {
  committedAs,
  removeIntent,
  rolledBackPart,
  unfinishedRollback,
  writeIntent,
} from './rollback-intent.js';

/** One step back of a package or of the configuration, as far as there is one. */
export const stepBack = (state: GenerationState, name: string): StateChange =>
  name === configurationName ? rollBackSite(state) : rollBackRelease(state, name);

/** A remote at its first version can only be retired. */
async function offeringRetire(
  { store, chain }: Environment,
  error: unknown,
  { state, name }: { readonly state: GenerationState; readonly name: string },
): Promise<unknown> {
  const isAtFirst = error instanceof ReleaseError && error.reason === 'noTarget' && state.remotes[name];
  const composition = isAtFirst ? await compositionOf(store, chain.env, state) : undefined;
  if (!isAtFirst || !composition || retireProblem(composition, name) !== undefined) return error;
  const place = ['--store', store.title, '--env', chain.env];
  const command = releaseCommand(['retire', name, ...place, '--reason', 'TEXT']);
  return new ReleaseError('noTarget', `${error.message} Or take it off the site. Run: ${command}`);
}

async function commitRollback(
  environment: Environment,
  { name, reason }: ReasonedRequest,
  { id, decidedOn }: { readonly id: string; readonly decidedOn: GenerationState },
): Promise<ChangeResult> {
  return await commitChange(environment, {
    id,
    reason,
    decidedOn,
    decidesOn: (state) => rolledBackPart(state, name),
    change: async (state) => {
      try {
        return stepBack(state, name);
      } catch (error) {
        throw await offeringRetire(environment, error, { state, name });
      }
    },
  });
}

/**
 * Rolls back to the previous good version. Its pages are there since the last change.
 *
 * @param follow what follows the change, once visitors have it; killed before its end and repeated, the rollback changes nothing
 */
export async function rollBack<Done>(
  environment: Environment,
  request: ReasonedRequest,
  follow: (result: ChangeResult) => Promise<Done>,
): Promise<Done> {
  const { name } = request;
  const { chain } = environment;
  checkRequest(request, 'A rollback needs a reason: --reason "what went wrong".');
  await requireStore(environment.store);
  // Read before the intents: a rollback that is committed after this is either found by its intent or a conflict.
  const { n, state } = (await chain.head())?.generation ?? { n: 0, state: emptyState };
  const unfinished = (await unfinishedRollback(environment, name))?.generation;
  const id = unfinished?.id ?? randomUUID();
  let result: ChangeResult;
  if (unfinished) {
    result = { ...changeResult(undefined, await chain.head()), doneIn: unfinished.n };
  } else {
    await writeIntent(environment, { id, name, n });
    try {
      result = await commitRollback(environment, request, { id, decidedOn: state });
    } catch (error) {
      // A generation may have been written although writing it failed in the end: then the intent must stay.
      if (!(await committedAs(environment, { id, n }))) await removeIntent(environment, id);
      throw error;
    }
  }
  const done = await follow(result);
  await removeIntent(environment, id);
  return done;
}
