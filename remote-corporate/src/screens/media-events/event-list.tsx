import type { Site } from 'shared-types';
import { EmptyList } from '../../components/empty-list';
import { ListHead } from '../../components/list-head';
import type { CalendarEvent } from '../../model/calendar';
import { EventRow } from './event-row';
import { CalendarIcon } from './calendar-icon';
import classNames from './event-list.module.css';

type EventListProps = {
  events: readonly CalendarEvent[];
  /** The events that are over stand below. */
  hasPast: boolean;
  site: Site;
  nowMs: number;
};

/** Upcoming events, soonest first. */
export function EventList({ events, hasPast, site, nowMs }: EventListProps) {
  return (
    <section aria-labelledby="upcoming">
      <ListHead id="upcoming" heading="Upcoming">
        <CalendarLinks site={site} />
      </ListHead>
      {events.length === 0 && (
        <EmptyList text={hasPast ? 'No upcoming events. See past events below.' : 'No events yet.'} />
      )}
      <ol>
        {events.map((event) => (
          <EventRow key={event.id} event={event} nowMs={nowMs} />
        ))}
      </ol>
    </section>
  );
}

/** Address to which a calendar program subscribes. */
const subscription = ({ baseUrl }: Site) => `${baseUrl.replace(/^https?:/, 'webcal:')}/media/events.ics`;

const CalendarLinks = ({ site }: { site: Site }) => (
  <>
    <a className={`link ${classNames.subscribe}`} href={subscription(site)}>
      <CalendarIcon /> Subscribe to the calendar
    </a>
    <a className="link" href="/media/events.ics" type="text/calendar">
      All events (.ics)
    </a>
    <a className="link" href="/media/feed.atom" type="application/atom+xml">
      Atom feed
    </a>
  </>
);
