import { hasEnded } from '../model/generation.js';
import { requirePageFormat } from '../model/page-format.js';
import { environmentsOf } from '../store/environments.js';
import { compositionsOf } from '../store/live-composition.js';
import { openEnvironment, type Environment } from './environment.js';
import { prepareRollbacks } from './settle.js';

/**
 * Draws the pages of what is live in all environments, and of each rollback by one step, as far as they are missing, damaged, or
 * were drawn by tools that give pages another form. @returns number of pages
 */
export async function renderLive({ store }: Environment): Promise<number> {
  let drawn = 0;
  for (const env of await environmentsOf(store)) {
    const environment = openEnvironment({ store, env });
    const head = await environment.chain.head();
    if (!head || hasEnded(head.generation)) continue;
    requirePageFormat(head.generation);
    for (const composition of await compositionsOf(environment, head.generation.state))
      drawn += await environment.ensurePages(composition);
    drawn += (await prepareRollbacks(environment)).pages;
  }
  return drawn;
}
