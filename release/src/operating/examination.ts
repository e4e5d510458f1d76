/** Checks everything that an environment needs: the chain, what is live, and what rollbacks lead to. */
import { inspectChain } from '../inspection/chain-inspection.js';
import { fileProblem, type Problem } from '../inspection/problem.js';
import { inventoryOfState, releaseStates, type StateInventory } from '../inspection/state-inspection.js';
import type { InventoryFile } from '../integrity/inventory.js';
import { nameOf, readKnown, type RightFiles } from '../integrity/known-file.js';
import type { GenerationState } from '../model/generation.js';
import { endOf } from '../model/needed-releases.js';
import { requirePageFormat } from '../model/page-format.js';
import { pinnedTargets } from '../model/pinned-targets.js';
import { configurationName } from '../model/release-target.js';
import { mapConcurrently } from '../store/concurrency.js';
import { pagesKey } from '../store/keys.js';
import { otherStore } from '../store/repair-command.js';
import type { Store } from '../store/store.js';
import type { Environment } from './environment.js';
import { readPrepared } from './prepared-rollback.js';

export type Examination = Awaited<ReturnType<typeof examine>>;

/** Checks files, each once. */
function fileExaminer(store: Store, right: RightFiles | undefined) {
  const looked = new Map<string, Promise<readonly Problem[]>>();
  const look = async (file: InventoryFile): Promise<readonly Problem[]> => {
    const { damage } = await readKnown(store, file);
    if (damage) return [fileProblem(store, file, damage)];
    right?.add(nameOf(file));
    return [];
  };
  return async (files: readonly InventoryFile[]): Promise<readonly Problem[]> => {
    const found = await mapConcurrently(files, (file) => {
      const looking = looked.get(nameOf(file)) ?? look(file);
      looked.set(nameOf(file), looking);
      return looking;
    });
    return found.flat();
  };
}

/** File of a prepared rollback. Pages are rendered again; everything else comes from a copy. */
const preparedFile = ([key, sha256]: readonly [string, string]): InventoryFile => ({
  key,
  file: key,
  title: key,
  sha256,
  isCoded: false,
  ...(key.startsWith(`${pagesKey}/`) ? {} : { from: otherStore }),
});

const namesOf = ({ packages, retired = {} }: GenerationState): readonly string[] => [
  ...Object.keys(packages),
  ...Object.keys(retired),
  configurationName,
];

/** Checks an environment. Changes nothing. @param right gets the files that are right */
export async function examine(environment: Environment, right?: RightFiles) {
  const { store, chain } = environment;
  const place = { store, env: chain.env };
  const { links, problems: chainProblems } = await inspectChain(place);
  const newest = links[0];
  requirePageFormat(newest?.generation);
  const problems: Problem[] = [...chainProblems];
  const examineFiles = fileExaminer(store, right);
  const look = async ({ problems: records, files }: StateInventory): Promise<readonly Problem[]> => [
    ...records,
    ...(await examineFiles(files)),
  ];
  /** True, by package and by the name of the configuration, if all that a rollback needs is there and right. */
  const rollbackReady: Record<string, boolean> = {};
  const prepared: GenerationState[] = [];
  if (newest && endOf(newest.generation, Date.now()) === undefined) {
    const { state } = newest.generation;
    problems.push(...(await look(await inventoryOfState(place, state))));
    problems.push(...(await look(await releaseStates(store, pinnedTargets(state)))));
    for (const name of namesOf(state)) {
      const back = await readPrepared(environment, state, name);
      const found = back && (await examineFiles(Object.entries(back.files).map(preparedFile)));
      if (back) prepared.push(back.state);
      rollbackReady[name] = found?.length === 0;
      problems.push(...(found ?? []));
    }
  }
  return {
    /** Generations that can be trusted, newest first. */
    generations: links.map(({ generation }) => generation),
    /** The newest of them. */
    newest,
    /** Damage, each once. */
    problems: problems.filter(
      ({ key }, place) => problems.findIndex((problem) => problem.key === key) === place,
    ),
    rollbackReady,
    /** States that the rollbacks by one step lead to, as far as they are prepared. */
    prepared,
  };
}
