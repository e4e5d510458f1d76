import type { CalendarEvent } from '../../model/calendar';
import { eventDays } from '../../model/event-dates';
import classNames from './media.module.css';

/** The next event where visitors can meet the company. */
export function NextEvent({ event }: { event: CalendarEvent }) {
  return (
    <section className={classNames.next}>
      <h3>Next event</h3>
      <p>{event.title}</p>
      <p className="muted">
        {eventDays(event).text}, {event.place}
      </p>
      <p>
        <a className="link" href="/media/events">
          All events
        </a>
      </p>
    </section>
  );
}
