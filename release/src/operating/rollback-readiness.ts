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

/** The ways back by one step: each package, each that was retired, and the configuration. */
const waysBack = (state: GenerationState): readonly string[] => [
  ...packagesWithOlder(state),
  ...Object.keys(state.retired ?? {}),
  ...(state.siteStack.length > 0 ? [configurationName] : []),
];

const stateBack = async (environment: Environment, state: GenerationState, name: string) =>
  (await completeChange(environment, stepBack(state, name))).state;

/**
 * The state that a rollback of a package, or of the configuration, by one step leads to.
 *
 * @returns `undefined` if it is refused
 */
export async function stateAfterRollback(
  environment: Environment,
  state: GenerationState,
  name: string,
): Promise<GenerationState | undefined> {
  const { store, chain } = environment;
  try {
    const back = await stateBack(environment, state, name);
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
  for (const name of waysBack(live)) {
    const state = await stateAfterRollback(environment, live, name);
    if (state) states.push(state);
  }
  return states;
}

/** Renders what each rollback by one step would show, so that it renders nothing itself. */
export async function prepareRollbacks(environment: Environment) {
  const head = await environment.chain.head();
  const state = head?.generation.state ?? emptyState;
  /** Rollbacks that would be refused, and why. */
  const warnings: string[] = [];
  let pages = 0;
  for (const name of waysBack(state)) {
    try {
      pages += await prepareState(environment, await stateBack(environment, state, name), state);
    } catch (error) {
      // The change is live; the operator must know that this rollback is refused.
      warnings.push(`${name} cannot be rolled back alone. ${messageOf(error)}`);
    }
  }
  return { pages, warnings };
}
