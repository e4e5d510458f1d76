/** An event of `content/data/events.json`. Dates carry their offset; texts are those of the place. */
export interface CalendarEvent {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  /** ISO 8601 with offset. */
  readonly start: string;
  /** ISO 8601 with offset. */
  readonly end: string;
  /** Days as shown: `19–22`. */
  readonly days: string;
  readonly month: string;
  readonly place: string;
  /** Times as shown, with the name of the zone. */
  readonly times: string;
  readonly status: string;
  readonly remark?: string;
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
