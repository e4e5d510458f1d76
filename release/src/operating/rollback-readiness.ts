import type { StateChange } from '../model/generation-change.js';
import { emptyState, type GenerationState } from '../model/generation.js';
import { configurationName } from '../model/release-target.js';
import { messageOf } from '../model/thrown.js';
import { compositionOf } from '../store/live-composition.js';
import type { Environment } from './environment.js';
import { prepareState, problemsOf } from './next-generation.js';
import { completeChange } from './next-state.js';
import { stepBack } from './rollback.js';

export type Preparation = Awaited<ReturnType<typeof prepareRollbacks>>;

const packagesWithOlder = ({ remotes }: GenerationState) =>
  Object.keys(remotes).filter((name) => (remotes[name]?.stack.length ?? 0) > 0);

/**
 * The ways back: each package by one step, each that was retired as it was, the configuration by one step, and the
 * host by one step before a remote is.
 */
function waysBack(state: GenerationState): readonly (readonly string[])[] {
  const names = [...packagesWithOlder(state), ...Object.keys(state.retired ?? {})];
  const remotes = names.filter((name) => name !== 'host');
  return [
    ...names.map((name) => [name]),
    ...(state.siteStack.length > 0 ? [[configurationName]] : []),
    ...(names.includes('host') ? remotes.map((name) => ['host', name]) : []),
  ];
}

/** The state after a rollback of some packages, one after the other. */
async function stateBack(environment: Environment, state: GenerationState, names: readonly string[]) {
  let back: StateChange = { state, did: [] };
  for (const name of names) back = stepBack(back.state, name);
  return (await completeChange(environment, back)).state;
}

/**
 * The state that a rollback of some packages, or of the configuration, by one step leads to.
 *
 * @returns `undefined` if it is refused
 */
export async function stateAfterRollbacks(
  environment: Environment,
  state: GenerationState,
  names: readonly string[],
): Promise<GenerationState | undefined> {
  const { store, chain } = environment;
  try {
    const back = await stateBack(environment, state, names);
    const composition = await compositionOf(store, chain.env, back);
    return composition && problemsOf(composition).length === 0 ? back : undefined;
  } catch {
    // There is nothing to go back to, or a record of it is damaged: the check of what is pinned says so.
    return undefined;
  }
}

/** The states that rollbacks lead to: those that `prepareRollbacks` renders. */
export async function statesAfterRollbacks(
  environment: Environment,
  live: GenerationState,
): Promise<readonly GenerationState[]> {
  const states: GenerationState[] = [];
  for (const names of waysBack(live)) {
    const state = await stateAfterRollbacks(environment, live, names);
    if (state) states.push(state);
  }
  return states;
}

/**
 * Renders every previous and active host with every previous and active remote, so that no rollback by one step
 * renders anything, nor the rollback that follows that of the host.
 */
export async function prepareRollbacks(environment: Environment) {
  const head = await environment.chain.head();
  const state = head?.generation.state ?? emptyState;
  /** Rollbacks that would be refused, and why. */
  const warnings: string[] = [];
  let pages = 0;
  for (const names of waysBack(state)) {
    try {
      pages += await prepareState(environment, await stateBack(environment, state, names), state);
    } catch (error) {
      // The change is live; the operator must know that this rollback is refused. Rollbacks of two packages are not reported.
      if (names.length === 1)
        warnings.push(`${names.join()} cannot be rolled back alone. ${messageOf(error)}`);
    }
  }
  return { pages, warnings };
}
