import { rollBackRelease } from '../model/generation-change.js';
import { emptyState, type GenerationState } from '../model/generation.js';
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

/** The ways back: each package by one step, and the host by one step before a remote is. */
function waysBack(state: GenerationState): readonly (readonly string[])[] {
  const names = packagesWithOlder(state);
  const remotes = names.filter((name) => name !== 'host');
  return [
    ...names.map((name) => [name]),
    ...(names.includes('host') ? remotes.map((name) => ['host', name]) : []),
  ];
}

/**
 * Renders every previous and active host with every previous and active remote, so that no rollback by one step
 * renders anything, nor the rollback that follows that of the host.
 */
export async function prepareRollbacks(environment: Environment): Promise<Preparation> {
  const state = (await environment.chain.head())?.generation.state ?? emptyState;
  const warnings: string[] = [];
  let pages = 0;
  for (const names of waysBack(state)) {
    try {
      const back = names.reduce((from, name) => rollBackRelease(from, name).state, state);
      pages += await prepareState(environment, back, state);
    } catch (error) {
      // The promote stands; only the way back is closed, and the operator must know. Two steps are told of after the first.
      if (names.length === 1)
        warnings.push(`${names.join()} cannot be rolled back alone. ${messageOf(error)}`);
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
