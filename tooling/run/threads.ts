/** Threads for work that takes a processor for itself. */
import os from 'node:os';
import { Piscina } from 'piscina';

/** Work leaves much garbage, which costs a fifth of the time where there is little room for it. */
const resourceLimits = { maxYoungGenerationSizeMb: 192 };

/** @param filename  module whose exports are run, by their name */
export function threads(filename: string): (name: string, input: unknown) => Promise<unknown> {
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: os.availableParallelism(),
    idleTimeout: 1000,
    resourceLimits,
  });
  // Known from the start, each thread would look for a default export in it, and read it twice.
  return (name, input) => pool.run(input, { filename, name });
}
