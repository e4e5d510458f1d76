import type { Site } from 'shared-types';
import texts from '../../../content/data/events.json';
import { EmptyList } from '../../components/empty-list';
import { ListHead } from '../../components/list-head';
import type { CalendarEvent } from '../../model/calendar';
import { CalendarLinks } from './calendar-links';
import { EventRow } from './event-row';

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
    <section aria-labelledby="upcoming">
      <ListHead id="upcoming" heading={texts.upcoming}>
        <CalendarLinks site={site} />
      </ListHead>
      {events.length === 0 && <EmptyList text={hasPast ? texts.noUpcoming : texts.none} />}
      <ol>
        {events.map((event) => (
          <EventRow key={event.id} event={event} nowMs={nowMs} email={site.company.email} />
        ))}
      </ol>
    </section>
  );
}
