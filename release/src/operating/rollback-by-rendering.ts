/** A rollback that is not prepared: it renders what it needs, or says why it is refused. */
import type { GenerationState } from '../model/generation.js';
import { ReleaseError } from '../model/release-error.js';
import { compositionOf } from '../store/live-composition.js';
import { releaseCommand } from '../store/repair-command.js';
import type { ChangeResult, LiveChange } from './change-result.js';
import type { Environment } from './environment.js';
import { commitChange } from './next-generation.js';
import { stepBack } from './prepared-rollback.js';
import { retireProblem } from './retire.js';

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

export const rollBackByRendering = (
  environment: Environment,
  request: Omit<LiveChange, 'change'>,
  name: string,
): Promise<ChangeResult> =>
  commitChange(environment, {
    ...request,
    change: async (state) => {
      try {
        return stepBack(state, name);
      } catch (error) {
        throw await offeringRetire(environment, error, { state, name });
      }
    },
  });
