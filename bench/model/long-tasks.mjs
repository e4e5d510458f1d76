/** Blocking time: the part of each task beyond 50 ms. */

/** A task longer than this is long, in milliseconds (W3C Long Tasks). */
const longAfterMs = 50;

/** @typedef {readonly [startMs: number, durationMs: number]} Task */

/**
 * The usual blocking time begins with the first paint. A page that is drawn by script runs everything before it, so its
 * usual blocking time reads 0: count from 0 to compare.
 *
 * @param {readonly Task[]} tasks
 * @param {number} [fromMs] tasks that ended before it do not count
 * @returns {number} in milliseconds
 */
export const blockingTime = (tasks, fromMs = 0) =>
  tasks
    .filter(([start, duration]) => start + duration > fromMs)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - longAfterMs), 0);

/**
 * @param {readonly Task[]} tasks
 * @returns {number} when the last of the long ones ended, in milliseconds; 0 if none was long
 */
export const lastLongTaskEnd = (tasks) =>
  Math.max(
    0,
    ...tasks.filter(([, duration]) => duration > longAfterMs).map(([start, duration]) => start + duration),
  );
