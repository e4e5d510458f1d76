import { leftOutLinks } from '../model/left-out.js';
import type { GenerationState } from '../model/generation.js';
import type { StateChange } from '../model/generation-change.js';
import { factsOf, readFact } from '../rendering/facts.js';
import { compositionOf } from '../store/live-composition.js';
import type { Environment } from './environment.js';

/** A state with the links that its frame leaves out: found once for each generation, then read from it. */
async function withLeftOut({ store, chain }: Environment, state: GenerationState): Promise<GenerationState> {
  const { leftOut: _, ...rest } = state;
  const composition = await compositionOf(store, chain.env, rest);
  if (!composition?.host.release.links) return rest;
  const leftOut = leftOutLinks({
    host: composition.host.release,
    remotes: composition.remotes.map(({ release }) => release),
    categories: await readFact(factsOf(store, composition), 'categories'),
  });
  return leftOut.length > 0 ? { ...rest, leftOut } : rest;
}

/** A change whose state is complete, so that it can be rendered and written. */
export async function completeChange(environment: Environment, change: StateChange): Promise<StateChange> {
  if (change.did.length === 0) return change;
  return { ...change, state: await withLeftOut(environment, change.state) };
}
