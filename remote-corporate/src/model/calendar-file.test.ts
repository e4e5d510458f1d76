import { describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { fakeContext } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { documents } from '../documents/calendars';
import { events } from '#content/events.json';
import type { CalendarEvent } from './calendar';
import { calendarFile } from './calendar-file';

const site = { ...fakeSite, baseUrl: 'https://www.handwell.example' };

const record = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'fair',
  kind: 'Fair',
  title: 'Fair',
  start: '2026-12-02T14:00:00+01:00',
  end: '2026-12-02T14:40:00+01:00',
  zone: 'Europe/Berlin',
  place: 'Hall 3',
  status: 'planned',
  sequence: 0,
  updated: '2026-11-01T09:00:00Z',
  sample: false,
  ...changes,
});

const parsed = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

/** Events as a calendar program reads them from a file. */
const understood = (text: string) =>
  parsed(text).map((event) => ({
    uid: event.uid,
    summary: event.summary,
    location: event.location,
    description: event.description,
    sequence: event.sequence,
    isDate: event.startDate.isDate,
    start: event.startDate.toString(),
    end: event.endDate.toString(),
    stamp: String(event.component.getFirstPropertyValue('dtstamp')),
    status: event.component.getFirstPropertyValue('status'),
    url: event.component.getFirstPropertyValue('url'),
  }));

const cases: readonly (readonly [string, CalendarEvent, Readonly<Record<string, unknown>>])[] = [
  ['a time', record(), { isDate: false, start: '2026-12-02T13:00:00Z', end: '2026-12-02T13:40:00Z' }],
  [
    'whole days over the change to summer time',
    record({ start: '2027-03-27T09:00:00+01:00', end: '2027-03-29T18:00:00+02:00', allDay: true }),
    { isDate: true, start: '2027-03-27', end: '2027-03-30' },
  ],
  [
    'the night of the change to winter time',
    record({ start: '2026-10-25T02:30:00+02:00', end: '2026-10-25T02:30:00+01:00' }),
    { start: '2026-10-25T00:30:00Z', end: '2026-10-25T01:30:00Z' },
  ],
  [
    'a cancelled event',
    record({ status: 'cancelled', sequence: 3, remark: 'In May, not; now' }),
    {
      status: 'CANCELLED',
      sequence: 3,
      stamp: '2026-11-01T09:00:00Z',
      description: '14.00 to 14.40 local time (UTC+1)\nIn May, not; now',
    },
  ],
  ['a sample', record({ sample: true }), { summary: 'SAMPLE Fair' }],
];

describe('a calendar file', () => {
  it.each(cases)('has the data of its event: %s', (_, event, expected) => {
    expect(understood(calendarFile([event], site))).toEqual([
      expect.objectContaining({
        uid: 'fair@www.handwell.example',
        location: 'Hall 3',
        url: 'https://www.handwell.example/media/events#fair',
        ...expected,
      }),
    ]);
  });

  it('has lines that all end in CRLF', () => {
    const text = calendarFile([record()], site);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
  });
});

describe('the calendars of the site', () => {
  it('are one file for all events and one for each event', async () => {
    const made = await documents(fakeContext());
    const [all, ...each] = made;
    expect(all?.path).toBe('/media/events.ics');
    expect(understood(all?.body ?? '')).toHaveLength(events.length);
    expect(each.map(({ path }) => path)).toEqual(events.map(({ id }) => `/media/events/${id}.ics`));
    expect(new Set(made.map(({ type }) => type))).toEqual(new Set(['text/calendar']));
  });
});
