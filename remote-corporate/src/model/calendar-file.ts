/** Events as files for calendars (RFC 5545). For rendering only: the library is not for browsers. */
import ical, { ICalEventStatus, type ICalEventData } from 'ical-generator';
import type { Site } from 'shared-types';
import type { CalendarEvent } from './calendar';
import { eventTimes, lastDayOf } from './event-dates';

const dayMs = 86_400_000;

/** Time after which a subscribed calendar asks again, in seconds. */
const askAgainAfterS = 86_400;

const statuses: Readonly<Record<CalendarEvent['status'], ICalEventStatus>> = {
  planned: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** The day that stands in a time with offset: at the place, whatever day it is elsewhere. */
const dayOf = (time: string) => new Date(`${time.slice(0, 10)}T00:00:00Z`);

/** A day lasts until the next one begins: the end of whole days is exclusive. */
function periodOf(event: CalendarEvent) {
  const { start, end, allDay } = event;
  if (!allDay) return { start: new Date(start), end: new Date(end) };
  return { allDay, start: dayOf(start), end: new Date(dayOf(lastDayOf(event)).getTime() + dayMs) };
}

const entryOf = (event: CalendarEvent, { baseUrl }: Site): ICalEventData => ({
  id: `${event.id}@${new URL(baseUrl).hostname}`,
  ...periodOf(event),
  sequence: event.sequence,
  stamp: new Date(event.updated),
  summary: event.sample ? `SAMPLE ${event.title}` : event.title,
  location: event.place,
  description: [eventTimes(event), event.remark].filter(Boolean).join('\n'),
  url: `${baseUrl}/media/events#${event.id}`,
  status: statuses[event.status],
});

/**
 * The text of a calendar: lines of at most 75 octets that end in CRLF, times in UTC, days without a zone.
 * @param site its host makes the identifiers unique
 */
export function calendarFile(events: readonly CalendarEvent[], site: Site): string {
  const calendar = ical({
    name: `${site.company.name}: events`,
    prodId: { company: site.company.name, product: 'events', language: 'EN' },
    ttl: askAgainAfterS,
  });
  for (const event of events) calendar.createEvent(entryOf(event, site));
  // The library leaves the end of the last line out, which RFC 5545 3.1 asks for.
  return `${calendar.toString()}\r\n`;
}
