import { rollBackRelease } from '../model/generation-change.js';
import type { GenerationState } from '../model/generation.js';
import { messageOf } from '../model/thrown.js';
import { factsOf } from '../rendering/facts.js';
import { pageSetIdsOf } from '../rendering/page-set.js';
import { pageSetRecordKey } from '../store/keys.js';
import { compositionOf } from '../store/live-composition.js';
import type { Environment } from './environment.js';
import { prepareState, problemsOf } from './next-generation.js';

/** What came of preparing. */
export interface Preparation {
  /** How many pages were rendered. */
  readonly pages: number;
  /** Rollbacks that would be refused, and why. */
  readonly warnings: readonly string[];
}

const packagesWithOlder = ({ remotes }: GenerationState) =>
  Object.keys(remotes).filter((name) => (remotes[name]?.stack.length ?? 0) > 0);

/** Renders what every rollback by one step would show, so that a rollback renders nothing. */
export async function prepareRollbacks(environment: Environment): Promise<Preparation> {
  const state = (await environment.chain.head())?.generation.state ?? { remotes: {} };
  const warnings: string[] = [];
  let pages = 0;
  for (const name of packagesWithOlder(state)) {
    try {
      pages += await prepareState(environment, rollBackRelease(state, name).state);
    } catch (error) {
      // The promote stands; only the way back is closed, and the operator must know.
      warnings.push(`${name} cannot be rolled back alone. ${messageOf(error)}`);
    }
  }
  return { pages, warnings };
}

/** Whether a rollback of a package by one step would render nothing. */
export async function isRollbackReady(
  { store, chain }: Environment,
  state: GenerationState,
  name: string,
): Promise<boolean> {
  if (!state.remotes[name]?.stack.length) return false;
  const composition = await compositionOf(store, chain.env, rollBackRelease(state, name).state);
  if (!composition || problemsOf(composition).length > 0) return false;
  const ids = pageSetIdsOf(composition, factsOf(store, composition));
  const found = await Promise.all(ids.map((id) => store.has(pageSetRecordKey(id))));
  return found.every(Boolean);
}
