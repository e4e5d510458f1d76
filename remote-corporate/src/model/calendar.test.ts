import { describe, expect, it } from '@jest/globals';
import { calendarAt, type CalendarEvent } from './calendar';

const event = (id: string, start: string, end: string): CalendarEvent => ({
  id,
  kind: 'Fair',
  title: id,
  start,
  end,
  days: '',
  month: '',
  place: '',
  times: '',
  status: 'planned',
  sample: true,
});

const spring = event('spring', '2026-03-24T09:00:00+01:00', '2026-03-24T16:00:00+01:00');
const lastYear = event('last-year', '2025-10-06T09:00:00+02:00', '2025-10-09T18:00:00+02:00');
const running = event('running', '2026-11-19T09:00:00+02:00', '2026-11-22T18:00:00+02:00');
const winter = event('winter', '2027-01-19T09:00:00+02:00', '2027-01-22T18:00:00+02:00');
const autumn = event('autumn', '2026-10-06T09:00:00+02:00', '2026-10-09T18:00:00+02:00');

describe('the calendar', () => {
  const { upcoming, pastYears } = calendarAt(
    [winter, spring, running, lastYear, autumn],
    Date.parse('2026-11-20T12:00:00Z'),
  );

  it('has what is still to come, soonest first, and counts a running event to it', () => {
    expect(upcoming).toEqual([running, winter]);
  });

  it('has what is over by year, latest first', () => {
    expect(pastYears).toEqual([
      { year: '2026', events: [autumn, spring] },
      { year: '2025', events: [lastYear] },
    ]);
  });

  it('looks at the end of an event in its own zone', () => {
    const oneMinuteBefore = Date.parse('2027-01-22T15:59:00Z');
    expect(calendarAt([winter], oneMinuteBefore).upcoming).toEqual([winter]);
    expect(calendarAt([winter], oneMinuteBefore + 120_000).upcoming).toEqual([]);
  });
});
