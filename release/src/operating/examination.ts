/** Checks everything that an environment needs: the chain, what is live, and what rollbacks lead to. */
import { inspectChain } from '../inspection/chain-inspection.js';
import { fileProblems, type Problem } from '../inspection/problem.js';
import {
  inventoryOfState,
  releaseStates,
  storeProblems,
  type StateInventory,
} from '../inspection/state-inspection.js';
import type { InventoryFile } from '../integrity/inventory.js';
import type { GenerationState } from '../model/generation.js';
import { pinnedTargets } from '../model/pinned-targets.js';
import { configurationName } from '../model/release-target.js';
import { mapConcurrently } from '../store/concurrency.js';
import { pageSetsKey } from '../store/keys.js';
import type { Store } from '../store/store.js';
import type { Environment } from './environment.js';
import { stateAfterRollback } from './rollback-readiness.js';

export type Examination = Awaited<ReturnType<typeof examine>>;

/** Checks files, each once. */
function fileExaminer(store: Store) {
  const looked = new Map<string, Promise<readonly Problem[]>>();
  return async (files: readonly InventoryFile[]): Promise<readonly Problem[]> => {
    const found = await mapConcurrently(files, (file) => {
      const name = `${file.key} ${file.sha256}`;
      const looking = looked.get(name) ?? fileProblems(store, file);
      looked.set(name, looking);
      return looking;
    });
    return found.flat();
  };
}

/** Pages that a rollback would show may not be rendered yet: then it is not ready, and nothing is damaged. */
const isNotRendered = ({ key, text }: Problem) =>
  key.startsWith(`${pageSetsKey}/`) && text.endsWith('is missing.');

const namesOf = ({ remotes, retired = {} }: GenerationState): readonly string[] => [
  ...Object.keys(remotes),
  ...Object.keys(retired),
  configurationName,
];

/** Checks an environment. Changes nothing. */
export async function examine(environment: Environment) {
  const { store, chain } = environment;
  const place = { store, env: chain.env };
  const { links, problems: chainProblems } = await inspectChain(place);
  const newest = links[0];
  const problems: Problem[] = [...(await storeProblems(store)), ...chainProblems];
  const examineFiles = fileExaminer(store);
  const look = async ({ problems: records, files }: StateInventory): Promise<readonly Problem[]> => [
    ...records,
    ...(await examineFiles(files)),
  ];
  /** By package, and by the name of the configuration: whether all that a rollback needs is there and right. */
  const rollbackReady: Record<string, boolean> = {};
  if (newest) {
    const { state } = newest.generation;
    problems.push(...(await look(await inventoryOfState(place, state))));
    problems.push(...(await look(await releaseStates(store, pinnedTargets(state)))));
    for (const name of namesOf(state)) {
      const back = await stateAfterRollback(environment, state, name);
      const found = back && (await look(await inventoryOfState(place, back)));
      rollbackReady[name] = found?.length === 0;
      problems.push(...(found ?? []).filter((problem) => !isNotRendered(problem)));
    }
  }
  return {
    /** The newest good generation. */
    newest,
    /** What is damaged, each once. */
    problems: [...new Map(problems.map((problem) => [problem.key, problem])).values()],
    rollbackReady,
  };
}
