import { messageOf } from '../model/thrown.js';
import { inventoryOfState } from '../inspection/environment-inspection.js';
import { compressFile } from '../integrity/compress-file.js';
import { mapConcurrently } from '../store/concurrency.js';
import type { Environment } from './environment.js';
import { prepareChange } from './next-generation.js';
import { stepBack, waysBack, writePrepared, type PreparedRollbacks } from './prepared-rollback.js';

/** Pages that were rendered for rollbacks, and the rollbacks that would be refused, with the reasons. */
export interface Preparation {
  readonly pages: number;
  readonly warnings: readonly string[];
}

/** Prepares each rollback by one step, so that it renders nothing itself. */
export async function prepareRollbacks(environment: Environment): Promise<Preparation> {
  const state = await environment.chain.state();
  const live = await inventoryOfState(environment, state);
  const liveKeys = new Set(live.files.map(({ key }) => key));
  const prepared: Record<string, PreparedRollbacks[string]> = {};
  const warnings: string[] = [];
  let pages = 0;
  for (const name of waysBack(state)) {
    try {
      const change = await prepareChange(environment, stepBack(state, name), state);
      const { files } = await inventoryOfState(environment, change.state);
      const others = files.filter(({ key }) => !liveKeys.has(key)).map(({ key, sha256 }) => [key, sha256]);
      prepared[name] = { state: change.state, files: Object.fromEntries(others) as Record<string, string> };
      pages += change.pages ?? 0;
    } catch (error) {
      // The change is live; the operator must know that this rollback is refused.
      warnings.push(`A rollback of ${name} alone would be refused. ${messageOf(error)}`);
    }
  }
  if (Object.keys(prepared).length > 0) await writePrepared(environment, state, prepared);
  return { pages, warnings };
}

/** Two of the four threads of Node stay free for those who ask a server in this process. */
const filesAtOnce = 2;

/**
 * Finishes a change that visitors have already: renders what every rollback by one step would show, and compresses
 * what is live as well as possible. Repeating it does no harm.
 *
 * @param options.isQuick leaves the compression to the next call; until then a server compresses what it sends
 */
export async function settle(
  environment: Environment,
  { isQuick = false }: { readonly isQuick?: boolean } = {},
): Promise<Preparation> {
  await environment.chain.refresh();
  const preparation = await prepareRollbacks(environment);
  if (isQuick) return preparation;
  const { files } = await inventoryOfState(environment, await environment.chain.state());
  await mapConcurrently(files, (file) => compressFile(environment.store, file), filesAtOnce);
  return preparation;
}
