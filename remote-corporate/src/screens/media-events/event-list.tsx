import type { Site } from 'shared-types';
import texts from '../../../content/data/events.json';
import { ListHead } from '../../components/list-head';
import type { CalendarEvent } from '../../model/calendar';
import { CalendarLinks } from './calendar-links';
import { EventRow } from './event-row';
import classNames from './event-list.module.css';

type EventListProps = {
  events: readonly CalendarEvent[];
  /** The events that are over stand below. */
  hasPast: boolean;
  site: Site;
  nowMs: number;
};

/** What is still to come, soonest first. */
export function EventList({ events, hasPast, site, nowMs }: EventListProps) {
  return (
    <section className={classNames.list} aria-labelledby="upcoming">
      <ListHead id="upcoming" heading={texts.upcoming}>
        <CalendarLinks site={site} />
      </ListHead>
      {events.length === 0 && <p>{hasPast ? texts.noUpcoming : texts.none}</p>}
      <ol>
        {events.map((event) => (
          <EventRow key={event.id} event={event} nowMs={nowMs} email={site.company.email} />
        ))}
      </ol>
    </section>
  );
}
