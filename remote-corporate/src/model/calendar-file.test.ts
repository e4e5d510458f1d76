import { describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { fakeContext } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { documents } from '../documents/calendars';
import { events } from '#content/events.json';
import type { CalendarEvent } from './calendar';
import { eventTimes } from './event-dates';
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

/** What a calendar program understands of a file. */
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

const inUtc = (time: string) => new Date(time).toISOString().replace('.000', '');

const nextDay = (time: string) => {
  const day = new Date(`${time.slice(0, 10)}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};

const statuses = {
  planned: 'CONFIRMED',
  cancelled: 'CANCELLED',
};

const expected = (event: CalendarEvent) => ({
  uid: `${event.id}@www.handwell.example`,
  summary: event.sample ? `SAMPLE ${event.title}` : event.title,
  location: event.place,
  description: [eventTimes(event), event.remark].filter(Boolean).join('\n'),
  sequence: event.sequence,
  isDate: event.allDay ?? false,
  start: event.allDay ? event.start.slice(0, 10) : inUtc(event.start),
  end: event.allDay ? nextDay(event.end) : inUtc(event.end),
  stamp: inUtc(event.updated),
  status: statuses[event.status],
  url: `https://www.handwell.example/media/events#${event.id}`,
});

const longText = 'Größenprüfung, Hände; Füße \\ Köpfe: 手袋と防護服の展示会 '.repeat(4).trim();

const cases: readonly (readonly [string, CalendarEvent])[] = [
  ...events.map((event) => [event.id, event] as const),
  [
    'umlauts, commas, semicolons and backslashes',
    record({ title: longText, place: 'Höchst; Halle 3, Stand C\\41' }),
  ],
  ['line breaks', record({ remark: 'First line\nsecond, line; third' })],
  [
    'whole days over the change to summer time',
    record({ start: '2027-03-27T09:00:00+01:00', end: '2027-03-29T18:00:00+02:00', allDay: true }),
  ],
  [
    'the night of the change to winter time',
    record({ start: '2026-10-25T02:30:00+02:00', end: '2026-10-25T02:30:00+01:00' }),
  ],
  ['a cancelled event', record({ status: 'cancelled', sequence: 3, remark: 'In May instead.' })],
  ['a sample', record({ sample: true })],
];

describe('a calendar file', () => {
  it.each(cases)('has the data of its event: %s', (_, event) => {
    expect(understood(calendarFile([event], site))).toEqual([expected(event)]);
  });

  it.each(cases)('has lines of at most 75 octets that all end in CRLF: %s', (_, event) => {
    const text = calendarFile([event], site);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
    const sizes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  });

  it('has an event of one hour when the clock is put back during it', () => {
    const night = record({ start: '2026-10-25T02:30:00+02:00', end: '2026-10-25T02:30:00+01:00' });
    const [event] = parsed(calendarFile([night], site));
    expect(event?.duration.toSeconds()).toBe(3600);
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
