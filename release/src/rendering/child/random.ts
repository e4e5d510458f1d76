/** Random numbers that are the same in every rendering: each task has a sequence of its own. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';

type Sequence = () => number;

/** The generator mulberry32. */
function sequenceOf(seed: string): Sequence {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const current = new AsyncLocalStorage<Sequence>();

/** Does work whose random numbers follow from a text, whatever else is under way. */
export const withRandomSeed = <Result>(seed: string, work: () => Result): Result =>
  current.run(sequenceOf(seed), work);

/** Replaces `Math.random`. */
export const random = (): number => current.getStore()?.() ?? 0;
