import type { CalendarEvent } from '../../model/calendar';

/** When we can be met next. */
export function NextEvent({ event }: { event: CalendarEvent }) {
  return (
    <>
      <h2>Next event</h2>
      <p>
        <strong>{event.title}</strong> {event.sample && <span className="sample-chip">Sample</span>}
      </p>
      <p className="muted">
        {event.days} {event.month}, {event.place}
      </p>
      <p>
        <a className="link" href="/media/events">
          All events
        </a>
      </p>
    </>
  );
}
