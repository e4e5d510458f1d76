import { describe, expect, it } from '@jest/globals';
import { blockingTime, type Task } from './long-tasks.js';

const tasks: readonly Task[] = [
  [0, 80],
  [100, 40],
  [300, 55],
];

describe('blocking time', () => {
  it('is what long tasks take beyond 50 ms', () => {
    expect(blockingTime(tasks)).toBe(30 + 5);
  });
});
