import { describe, expect, it } from '@jest/globals';
import { eventDays, eventTimes, lastDayOf } from './event-dates';

type Times = Parameters<typeof eventTimes>[0];

const timesOf = (start: string, end: string, more: Partial<Times> = {}): Times => ({
  start,
  end,
  ...more,
});

const wordsOf = (event: Times) => ({ ...eventDays(event), times: eventTimes(event) });

describe('the dates of an event in words', () => {
  it.each([
    {
      name: 'one day in summer',
      event: timesOf('2027-05-13T09:00:00+02:00', '2027-05-13T16:00:00+02:00'),
      days: '13',
      month: 'May 2027',
      text: '13 May 2027',
      times: '9.00 to 16.00 local time (UTC+2)',
    },
    {
      name: 'several days of a month',
      event: timesOf('2027-01-19T09:00:00+02:00', '2027-01-22T18:00:00+02:00', {
        allDay: true,
      }),
      days: '19–22',
      month: 'January 2027',
      text: '19–22 January 2027',
      times: 'Daily 9.00 to 18.00 local time (UTC+2)',
    },
    {
      name: 'days of two months, over the change to summer time',
      event: timesOf('2027-03-27T09:00:00+01:00', '2027-04-02T18:00:00+02:00', { allDay: true }),
      days: '27–2',
      month: 'March – April 2027',
      text: '27 March to 2 April 2027',
      times: 'Daily 9.00 to 18.00 local time (UTC+1), later local time (UTC+2)',
    },
    {
      name: 'days of two years',
      event: timesOf('2026-12-30T09:00:00+00:00', '2027-01-02T18:00:00+00:00', {
        allDay: true,
      }),
      days: '30–2',
      month: 'December 2026 – January 2027',
      text: '30 December 2026 to 2 January 2027',
      times: 'Daily 9.00 to 18.00 local time (UTC+0)',
    },
    {
      name: 'an evening that ends at midnight',
      event: timesOf('2027-05-13T18:00:00+02:00', '2027-05-14T00:00:00+02:00'),
      days: '13',
      month: 'May 2027',
      text: '13 May 2027',
      times: '18.00 to 24.00 local time (UTC+2)',
    },
    {
      name: 'a night',
      event: timesOf('2027-05-13T22:00:00+02:00', '2027-05-14T02:30:00+02:00'),
      days: '13–14',
      month: 'May 2027',
      text: '13–14 May 2027',
      times: '13 May, 22.00 to 14 May, 2.30 local time (UTC+2)',
    },
    {
      name: 'the night in which clocks are put back',
      event: timesOf('2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'),
      days: '25',
      month: 'October 2026',
      text: '25 October 2026',
      times: '2.30 local time (UTC+2) to 2.30 local time (UTC+1)',
    },
    {
      name: 'whole days',
      event: timesOf('2027-05-13T00:00:00+02:00', '2027-05-15T00:00:00+02:00', { allDay: true }),
      days: '13–14',
      month: 'May 2027',
      text: '13–14 May 2027',
      times: 'All day',
    },
  ])('are those of its zone, and no longer than need be: $name', ({ event, name: _, ...words }) => {
    expect(wordsOf(event)).toEqual(words);
  });

  it.each([
    ['+05:30', 'UTC+5:30'],
    ['-03:30', 'UTC−3:30'],
    ['Z', 'UTC+0'],
  ])('name the offset %s', (offset, name) => {
    const event = timesOf(`2027-01-13T09:00:00${offset}`, `2027-01-13T10:00:00${offset}`);
    expect(eventTimes(event)).toBe(`9.00 to 10.00 local time (${name})`);
  });

  it('end for calendars on the last day of the event that has an hour of it', () => {
    expect(lastDayOf(timesOf('2027-05-13T00:00:00+02:00', '2027-06-01T00:00:00+02:00'))).toBe('2027-05-31');
    expect(lastDayOf(timesOf('2027-05-13T00:00:00+02:00', '2027-06-01T00:01:00+02:00'))).toBe('2027-06-01');
  });
});
