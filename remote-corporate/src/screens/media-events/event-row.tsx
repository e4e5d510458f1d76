import { type CalendarEvent, momentOf } from '../../model/calendar';
import { eventDays, eventTimes } from '../../model/event-dates';
import { formAddress } from '../../model/form-address';
import classNames from './event-list.module.css';
import { CalendarIcon } from './calendar-icon';

const momentTexts = { later: undefined, today: 'Today.', now: 'On now.' };

type EventRowProps = {
  event: CalendarEvent;
  nowMs: number;
};

/** One event with when and where; a cancelled one is struck through, and words say so. */
export function EventRow({ event, nowMs }: EventRowProps) {
  const isCancelled = event.status === 'cancelled';
  const Struck = isCancelled ? 's' : 'span';
  const { days, month } = eventDays(event);
  return (
    <li
      id={event.id}
      className={isCancelled ? `${classNames.event} ${classNames.cancelled}` : classNames.event}
    >
      <p className={classNames.date}>
        <Struck className={classNames.days}>{days}</Struck>
        <span>{month}</span>
      </p>
      <div>
        <p className="small">
          <span className={classNames.kind}>{event.kind}</span>
        </p>
        <h3>
          <Struck>{event.title}</Struck>
        </h3>
        <p>
          <Struck>{event.place}</Struck>
        </p>
        {isCancelled ? <Cancelled event={event} /> : <Times event={event} nowMs={nowMs} />}
      </div>
      <EventFile event={event} />
    </li>
  );
}

const Cancelled = ({ event }: { event: CalendarEvent }) => (
  <p className="small">
    <strong>Cancelled.</strong> {event.remark}
  </p>
);

function Times({ event, nowMs }: EventRowProps) {
  const moment = momentTexts[momentOf(event, nowMs)];
  return (
    <p className="small muted">
      {moment && <strong className={classNames.moment}>{moment}</strong>} {eventTimes(event)}
    </p>
  );
}

/** The event for the visitor's calendar. Without `download`: a phone then offers its own calendar at once. */
function EventFile({ event }: Pick<EventRowProps, 'event'>) {
  const { id, title, status, registration } = event;
  const isCancelled = status === 'cancelled';
  const text = isCancelled ? 'Update your calendar' : 'Add to calendar';
  return (
    <div className={classNames.file}>
      <a
        className="button button-outlined"
        href={`/media/events/${id}.ics`}
        type="text/calendar"
        aria-label={`${text} (.ics, 1 KB): ${title}`}
      >
        <CalendarIcon /> {text}
      </a>
      <p className="small muted">
        {isCancelled ? 'Subscribed calendars show the cancellation.' : '.ics, 1 KB'}
      </p>
      {registration && !isCancelled && (
        <a
          className="small link"
          href={registration === 'form' ? formOfEvent(event) : registration}
          aria-label={`Register: ${title}`}
        >
          Register
        </a>
      )}
    </div>
  );
}

const formOfEvent = (event: CalendarEvent) =>
  formAddress('registrations', { event: `${event.title}, ${eventDays(event).text}` });
