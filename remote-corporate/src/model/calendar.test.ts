import { describe, expect, it } from '@jest/globals';
import { calendarAt, momentOf, type CalendarEvent } from './calendar';

const event = (id: string, start: string, end: string): CalendarEvent => ({
  id,
  kind: 'Fair',
  title: id,
  start,
  end,
  zone: 'Europe/Helsinki',
  place: '',
  status: 'planned',
  sequence: 0,
  updated: '2026-01-01T00:00:00Z',
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

  it('lists upcoming events, soonest first, with a running one', () => {
    expect(upcoming).toEqual([running, winter]);
  });

  it('lists past events by year, latest first', () => {
    expect(pastYears).toEqual([
      { year: '2026', events: [autumn, spring] },
      { year: '2025', events: [lastYear] },
    ]);
  });

  it('compares the end of an event in its own time zone', () => {
    const oneMinuteBefore = Date.parse('2027-01-22T15:59:00Z');
    expect(calendarAt([winter], oneMinuteBefore).upcoming).toEqual([winter]);
    expect(calendarAt([winter], oneMinuteBefore + 120_000).upcoming).toEqual([]);
  });
});

describe('an event that is not over', () => {
  const webinar = event('webinar', '2026-12-02T14:00:00+02:00', '2026-12-02T14:40:00+02:00');
  const fair = { ...event('fair', '2027-01-19T09:00:00+02:00', '2027-01-22T18:00:00+02:00'), allDay: true };

  it.each([
    {
      name: 'is later on the day before, though elsewhere its day has begun',
      at: webinar,
      time: '2026-12-01T21:59:00Z',
      moment: 'later',
    },
    {
      name: 'is today from midnight of its zone',
      at: webinar,
      time: '2026-12-01T22:00:00Z',
      moment: 'today',
    },
    { name: 'is on from its first minute', at: webinar, time: '2026-12-02T12:00:00Z', moment: 'now' },
    {
      name: 'is later while its days have not come',
      at: fair,
      time: '2027-01-18T21:59:00Z',
      moment: 'later',
    },
    {
      name: 'of whole days is today in the nights between them too',
      at: fair,
      time: '2027-01-20T01:00:00Z',
      moment: 'today',
    },
  ])('$name', ({ at, time, moment }) => {
    expect(momentOf(at, Date.parse(time))).toBe(moment);
  });
});
