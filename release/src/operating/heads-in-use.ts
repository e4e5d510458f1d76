import { hasEnded, type Generation } from '../model/generation.js';
import { mapConcurrently } from '../store/concurrency.js';
import { readHead } from '../store/generation-files.js';
import { environmentsOf } from '../store/environments.js';
import type { Store } from '../store/store.js';

/** The newest generations of all environments of a store that have not ended, as far as they can be read. */
export async function headsInUse(store: Store): Promise<readonly Generation[]> {
  const heads = await mapConcurrently(await environmentsOf(store), async (env) => {
    const head = await readHead({ store, env }).catch(() => undefined);
    return head && !hasEnded(head.generation) ? [head.generation] : [];
  });
  return heads.flat();
}
