/** A thread beside the rendering one: it ends the process while code of pages keeps that one busy. */
import { Worker } from 'node:worker_threads';

/**
 * Text of the thread. It ends the process when the parent is gone, and when the rendering thread has counted no further
 * for too long; then it first writes the number of the task at work to the standard output.
 */
const text = `
const { workerData: { counters, parent, limitMs } } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const intervalMs = Math.min(250, limitMs / 4);
let lastCount = -1;
let silentMs = 0;
setInterval(() => {
  const count = Atomics.load(counters, 0);
  silentMs = count === lastCount ? silentMs + intervalMs : 0;
  lastCount = count;
  const isStuck = silentMs >= limitMs;
  if (isStuck) writeSync(1, String(Atomics.load(counters, 1)));
  if (isStuck || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, intervalMs);
`;

/** How often the rendering thread says that it is free, in milliseconds. */
const beatMs = 50;

/** Starts the thread. @returns notes the task that is at work */
export function startWatchThread(parent: number, limitMs: number): (task: number) => void {
  const counters = new Int32Array(new SharedArrayBuffer(8));
  new Worker(text, { eval: true, env: {}, workerData: { counters, parent, limitMs } }).unref();
  setInterval(() => Atomics.add(counters, 0, 1), beatMs).unref();
  return (task) => void Atomics.store(counters, 1, task);
}
