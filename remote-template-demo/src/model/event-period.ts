import type { EventFact } from 'shared-types';

/** `19–22 January 2027`. Days are those of the place, wherever the visitor is. */
const periodFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The days of an event in words. In browsers only: they do not all have the same words. */
export const eventPeriod = ({ start, lastDay }: Pick<EventFact, 'start' | 'lastDay'>): string =>
  periodFormat
    .formatRange(new Date(start.slice(0, 10)), new Date(lastDay))
    // Some browsers put spaces around the dash.
    .replace(/^(\d+)\s*–\s*(\d+)/, '$1–$2');
