import { messageOf } from '../model/thrown.js';
import { inventoryOfState } from '../inspection/state-inspection.js';
import type { Environment } from './environment.js';
import { prepareChange } from './next-generation.js';
import { removeOutdated, stepBack, waysBack, writePrepared } from './prepared-rollback.js';

export type Preparation = Awaited<ReturnType<typeof prepareRollbacks>>;

/** Prepares each rollback by one step, so that it renders nothing itself. */
export async function prepareRollbacks(environment: Environment) {
  const { store, chain } = environment;
  const place = { store, env: chain.env };
  const state = await chain.state();
  const live = await inventoryOfState(place, state);
  const liveKeys = new Set(live.files.map(({ key }) => key));

  async function prepare(name: string): Promise<number> {
    const { state: back, pages, warnings } = await prepareChange(environment, stepBack(state, name), state);
    const { files } = await inventoryOfState(place, back);
    const others = files
      .filter(({ key }) => !liveKeys.has(key))
      .map(({ key, sha256 }) => [key, sha256] as const);
    await writePrepared(
      environment,
      { state: back, warnings, files: Object.fromEntries(others) },
      { state, name },
    );
    return pages;
  }

  /** Rollbacks that would be refused, and why. */
  const warnings: string[] = [];
  let pages = 0;
  for (const name of waysBack(state)) {
    try {
      pages += await prepare(name);
    } catch (error) {
      // The change is live; the operator must know that this rollback is refused.
      warnings.push(`${name} cannot be rolled back alone. ${messageOf(error)}`);
    }
  }
  await removeOutdated(environment);
  return { pages, warnings };
}
