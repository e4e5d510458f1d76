import { describe, expect, it } from '@jest/globals';
import { openRequestCounter } from './request-counter.js';

const limit = { requests: 2, windowMs: 1000, maxSenders: 3 };

describe('a request counter', () => {
  it('says how long to wait when the limit is reached', () => {
    const counter = openRequestCounter(limit);
    expect([0, 100, 200, 1000].map((ms) => counter.count('one', ms))).toEqual([0, 0, 800, 0]);
  });

  it('counts a request no longer that was taken back', () => {
    const counter = openRequestCounter(limit);
    counter.count('one', 0);
    counter.takeBack('one');
    counter.takeBack('one');
    expect([counter.count('one', 0), counter.count('one', 0), counter.count('one', 0)]).toEqual([0, 0, 1000]);
  });

  it('forgets the sender that it has not heard of for longest', () => {
    const counter = openRequestCounter(limit);
    for (const sender of ['one', 'one', 'two', 'three', 'four']) counter.count(sender, 0);
    expect(counter.count('one', 0)).toBe(0);
  });

  it('does not count what lies in the future of a clock that was set back', () => {
    const counter = openRequestCounter(limit);
    counter.count('one', 5000);
    counter.count('one', 5000);
    expect(counter.count('one', 0)).toBe(0);
  });
});
