import type { EventFact } from 'shared-types';
import type { CalendarEvent } from './calendar';
import { lastDayOf } from './event-dates';

/** The events that take place, soonest first, as other packages read them. */
export const eventFacts = (events: readonly CalendarEvent[]): readonly EventFact[] =>
  events
    .filter(({ status }) => status === 'planned')
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
    .map((event) => {
      const { id, title, start, end, place, sample } = event;
      return { id, title, start, end, lastDay: lastDayOf(event), place, path: `/media/events#${id}`, sample };
    });
