import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defaultMs, nextTickMs, timeLeft } from './countdown';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('the time left', () => {
  it.each([
    ['15 days', defaultMs, [15, 0, 0, 0]],
    ['14 days and 23 hours, which 15 days never shows', 14 * day + 23 * hour, [14, 23, 0, 0]],
    ['14.6 days', 14.6 * day, [14, 14, 24, 0]],
    ['a day less a second', day - second, [0, 23, 59, 59]],
    ['a second that has begun', 1, [0, 0, 0, 1]],
    ['1.001 seconds', 1001, [0, 0, 0, 2]],
    ['the end', 0, [0, 0, 0, 0]],
    ['after the end', -day, [0, 0, 0, 0]],
  ])('%s', (_, leftMs, expected) => {
    const { days, hours, minutes, seconds } = timeLeft(1_000_000_000_000 + leftMs, 1_000_000_000_000);
    expect([days, hours, minutes, seconds]).toEqual(expected);
  });
});

it('the next tick is where the shown time changes, and not before', () => {
  const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 20 * day }), (now, left) => {
      const end = now + left;
      const tick = nextTickMs(end, now);
      expect(timeLeft(end, now + tick)).not.toEqual(timeLeft(end, now));
      expect(timeLeft(end, now + tick - 1)).toEqual(timeLeft(end, now));
    }),
  );
});

it('ticks go on once a second after the end', () => {
  expect([nextTickMs(0, 0), nextTickMs(0, 300), nextTickMs(0, 1000)]).toEqual([1000, 700, 1000]);
});
