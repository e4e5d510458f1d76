import type { Store } from '../store/store.js';

/** Thrown where a killed process would have ended. */
export const killed = new Error('killed');

/**
 * A store whose user is killed: nothing is written from its last write on.
 *
 * @param writes number of writes that still happen
 * @param isDone the last write happens, but nobody hears of it
 */
export function killedStore(store: Store, writes: number, isDone = false): Store {
  let left = writes;
  async function write<Result>(work: () => Promise<Result>): Promise<Result> {
    left -= 1;
    if (left < -1 || (left === -1 && !isDone)) throw killed;
    const result = await work();
    if (left === -1) throw killed;
    return result;
  }
  return {
    ...store,
    create: (key, bytes) => write(() => store.create(key, bytes)),
    replace: (key, bytes) => write(() => store.replace(key, bytes)),
    remove: (key) => write(() => store.remove(key)),
  };
}
