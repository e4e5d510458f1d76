import { describe, expect, it } from '@jest/globals';
import { blockingTime, lastLongTaskEnd } from './long-tasks.mjs';

/** @type {readonly import('./long-tasks.mjs').Task[]} */
const tasks = [
  [0, 80],
  [100, 40],
  [300, 55],
];

describe('blocking time', () => {
  it('is what long tasks take beyond 50 ms', () => {
    expect(blockingTime(tasks)).toBe(30 + 5);
  });

  it('leaves out tasks that ended before the start', () => {
    expect(blockingTime(tasks, 90)).toBe(5);
  });

  it('counts a task that was running at the start', () => {
    expect(blockingTime(tasks, 70)).toBe(35);
  });
});

describe('the end of the last long task', () => {
  it('is the end of one that was long', () => {
    expect(lastLongTaskEnd([...tasks, [400, 20]])).toBe(355);
  });

  it('is 0 where none was long', () => {
    expect(lastLongTaskEnd([[400, 20]])).toBe(0);
  });
});
