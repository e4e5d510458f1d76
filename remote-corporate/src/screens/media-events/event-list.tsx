import texts from '../../../content/data/events.json';
import type { CalendarEvent } from '../../model/calendar';
import classNames from './event-list.module.css';

/** What is still to come, soonest first. */
export function EventList({ events }: { events: readonly CalendarEvent[] }) {
  return (
    <section className={classNames.list} aria-labelledby="upcoming">
      <h2 id="upcoming">{texts.upcoming}</h2>
      {events.length === 0 && <p>{texts.noUpcoming}</p>}
      <ol>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ol>
    </section>
  );
}

function EventRow({ event }: { event: CalendarEvent }) {
  const isCancelled = event.status === 'cancelled';
  const Struck = isCancelled ? 's' : 'span';
  return (
    <li
      id={event.id}
      className={isCancelled ? `${classNames.event} ${classNames.cancelled}` : classNames.event}
    >
      <p className={classNames.date}>
        <Struck className={classNames.days}>{event.days}</Struck>
        <span>{event.month}</span>
      </p>
      <div>
        <p className="small">
          <span className={classNames.kind}>{event.kind}</span>
          {event.sample && <span className="sample-chip">Sample</span>}
        </p>
        <h3>
          <Struck>{event.title}</Struck>
        </h3>
        <p>
          <Struck>{event.place}</Struck>
        </p>
        {isCancelled ? (
          <p className="small">
            <strong>{texts.cancelled}</strong> {event.remark}
          </p>
        ) : (
          <p className="small muted">{event.times}</p>
        )}
      </div>
    </li>
  );
}
