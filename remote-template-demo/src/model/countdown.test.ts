import { describe, expect, it } from '@jest/globals';
import { defaultMs, timeLeft } from './countdown';

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
