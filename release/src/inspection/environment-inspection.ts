/** Checks everything that an environment needs: the chain, what is live, and the releases that rollbacks lead to. */
import { nameOf, readKnown, type RightFiles } from '../integrity/known-file.js';
import { emptyState } from '../model/generation.js';
import { endOf } from '../model/needed-releases.js';
import { requirePageFormat } from '../model/page-format.js';
import { pinnedTargets } from '../model/pinned-targets.js';
import { mapConcurrently } from '../store/concurrency.js';
import type { ChainPlace } from '../store/generation-files.js';
import { inspectChain } from './chain-inspection.js';
import { fileProblem, type Problem } from './problem.js';
import { inventoryOfState, releaseStates } from './state-inspection.js';

/** Checks an environment. Changes nothing. @param right gets the files that are right */
export async function inspectEnvironment(place: ChainPlace, right?: RightFiles) {
  const { store } = place;
  const { links, problems: chainProblems } = await inspectChain(place);
  const newest = links[0]?.generation;
  requirePageFormat(newest);
  const isInUse = newest !== undefined && endOf(newest, Date.now()) === undefined;
  const state = isInUse ? newest.state : emptyState;
  const live = await inventoryOfState(place, state);
  const older = await releaseStates(store, pinnedTargets(state));
  const files = new Map([...live.files, ...older.files].map((file) => [nameOf(file), file]));
  const found = await mapConcurrently([...files], async ([name, file]) => {
    const { damage } = await readKnown(store, file);
    if (damage) return [fileProblem(store, file, damage)];
    right?.add(name);
    return [];
  });
  const problems: readonly Problem[] = [
    ...chainProblems,
    ...live.problems,
    ...older.problems,
    ...found.flat(),
  ];
  return {
    /** Generations that can be trusted, newest first. */
    generations: links.map(({ generation }) => generation),
    /** State of the newest of them; the empty one after its end. */
    state,
    /** Damage, each once. */
    problems: [...new Map(problems.map((problem) => [problem.key, problem])).values()],
  };
}
