import { expect, it } from '@jest/globals';
import { eventPeriod } from './event-period';

it.each([
  ['2026-12-02T23:30:00-10:00', '2026-12-02', '2 December 2026'],
  ['2027-01-19T09:00:00+02:00', '2027-01-22', '19–22 January 2027'],
])('an event from %s to the end of %s is on %s', (start, lastDay, text) => {
  expect(eventPeriod({ start, lastDay })).toBe(text);
});
