import type { events } from '#content/events.json';
import { lastDayOf } from './event-dates';

/** An event of `content/data/events.json`. Its times are those of the place. */
export type CalendarEvent = (typeof events)[number];

/** Events by their place in time. */
export interface Calendar {
  /** Soonest first; a running event counts as upcoming. */
  readonly upcoming: readonly CalendarEvent[];
  /** Latest year first, in it latest event first. */
  readonly pastYears: readonly { readonly year: string; readonly events: readonly CalendarEvent[] }[];
}

/** The events, given in any order, by their place in time. @param nowMs milliseconds since 1970 */
export function calendarAt(events: readonly CalendarEvent[], nowMs: number): Calendar {
  const inOrder = events.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
  const isPast = ({ end }: CalendarEvent) => Date.parse(end) < nowMs;
  const past = inOrder.filter(isPast).toReversed();
  const years = [...new Set(past.map(yearOf))];
  return {
    upcoming: inOrder.filter((event) => !isPast(event)),
    pastYears: years.map((year) => ({ year, events: past.filter((event) => yearOf(event) === year) })),
  };
}

const yearOf = ({ start }: CalendarEvent) => start.slice(0, 4);

/** Time of an event that is not over, seen from now. */
export type Moment = 'later' | 'today' | 'now';

/** The moment of an event that is not over. @param nowMs milliseconds since 1970 */
export function momentOf(event: CalendarEvent, nowMs: number): Moment {
  const { start, zone, allDay } = event;
  const today = dayIn(zone, nowMs);
  const firstDay = start.slice(0, 10);
  if (allDay) return firstDay <= today && today <= lastDayOf(event) ? 'today' : 'later';
  if (Date.parse(start) <= nowMs) return 'now';
  return today === firstDay ? 'today' : 'later';
}

/** Year, month and day as ISO 8601 has them, wherever the program runs. */
function dayIn(timeZone: string, timeMs: number): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  // The parts are the same everywhere; what a language puts between them is not.
  const parts = new Map(format.formatToParts(timeMs).map(({ type, value }) => [type, value]));
  return [parts.get('year'), parts.get('month'), parts.get('day')].join('-');
}
