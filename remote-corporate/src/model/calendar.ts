/** An event of `content/data/events.json`. Dates carry their offset; texts are those of the place. */
export interface CalendarEvent {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  /** ISO 8601 with offset. */
  readonly start: string;
  /** ISO 8601 with offset. */
  readonly end: string;
  /** IANA name of the zone that the place is in. */
  readonly zone: string;
  /** Calendars show its days, not its hours: a fair that closes overnight. */
  readonly allDay?: boolean;
  /** Days as shown: `19–22`. */
  readonly days: string;
  readonly month: string;
  readonly place: string;
  /** Times as shown, with the name of the zone. */
  readonly times: string;
  /** `planned`, `postponed` or `cancelled`. */
  readonly status: string;
  /** How often a change has moved it; calendars take the copy with the highest. */
  readonly sequence: number;
  /** ISO 8601, of the last change of this record. */
  readonly updated: string;
  readonly remark?: string;
  /** Where a visitor registers; `{email}` stands for the company's address. */
  readonly registrationUrl?: string;
  readonly sample: boolean;
}

/** Events by their place in time. */
export interface Calendar {
  /** Soonest first; a running event counts as upcoming. */
  readonly upcoming: readonly CalendarEvent[];
  /** Latest year first, in it latest event first. */
  readonly pastYears: readonly { readonly year: string; readonly events: readonly CalendarEvent[] }[];
}

/**
 * @param events in any order
 * @param nowMs  milliseconds since 1970
 */
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

/** Where an event that is not over stands. */
export type Moment = 'later' | 'today' | 'now';

/**
 * @param event that is not over
 * @param nowMs milliseconds since 1970
 */
export function momentOf({ start, end, zone, allDay }: CalendarEvent, nowMs: number): Moment {
  const today = dayIn(zone, nowMs);
  const firstDay = start.slice(0, 10);
  if (allDay) return firstDay <= today && today <= end.slice(0, 10) ? 'today' : 'later';
  if (Date.parse(start) <= nowMs) return 'now';
  return today === firstDay ? 'today' : 'later';
}

/** Year, month and day as ISO 8601 has them, wherever the program runs. */
const dayIn = (timeZone: string, timeMs: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    timeMs,
  );
