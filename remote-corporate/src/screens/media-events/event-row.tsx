import texts from '../../../content/data/events.json';
import { momentOf, type CalendarEvent } from '../../model/calendar';
import { eventDays, eventTimes } from '../../model/event-dates';
import { EventFile } from './event-file';
import classNames from './event-list.module.css';

const momentTexts = { later: undefined, today: texts.today, now: texts.onNow };

type EventRowProps = {
  event: CalendarEvent;
  nowMs: number;
  /** The company's address. */
  email: string;
};

/** One event with when and where; a cancelled one is struck through, and words say so. */
export function EventRow({ event, nowMs, email }: EventRowProps) {
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
          {event.sample && <span className="sample-chip">Sample</span>}
        </p>
        <h3>
          <Struck>{event.title}</Struck>
        </h3>
        <p>
          <Struck>{event.place}</Struck>
        </p>
        {isCancelled ? <Cancelled event={event} /> : <Times event={event} nowMs={nowMs} />}
      </div>
      <EventFile event={event} email={email} />
    </li>
  );
}

const Cancelled = ({ event }: { event: CalendarEvent }) => (
  <p className="small">
    <strong>{texts.cancelled}</strong> {event.remark}
  </p>
);

function Times({ event, nowMs }: Omit<EventRowProps, 'email'>) {
  const moment = momentTexts[momentOf(event, nowMs)];
  return (
    <p className="small muted">
      {moment && <strong className={classNames.moment}>{moment}</strong>} {eventTimes(event)}
    </p>
  );
}
