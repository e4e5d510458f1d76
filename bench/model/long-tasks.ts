/** Blocking time: the part of each task beyond 50 ms. */

/** A task longer than this is long, in milliseconds (W3C Long Tasks). */
const longAfterMs = 50;

export type Task = readonly [startMs: number, durationMs: number];

/** In milliseconds, from the start, not from the first paint: a page drawn by script runs everything before it. */
export const blockingTime = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - longAfterMs), 0);
