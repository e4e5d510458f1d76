/** Threads for work that takes a processor for itself. */
import os from 'node:os';
import { Piscina } from 'piscina';

/** @param {string} filename module whose exports are run: `threads(file).run(input, { name })` */
export const threads = (filename) =>
  new Piscina({ filename, minThreads: 0, maxThreads: os.availableParallelism(), idleTimeout: 1000 });
