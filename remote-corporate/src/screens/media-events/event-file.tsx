import texts from '../../../content/data/events.json';
import type { CalendarEvent } from '../../model/calendar';
import { CalendarIcon } from './calendar-icon';
import classNames from './event-list.module.css';

type EventFileProps = {
  event: CalendarEvent;
  /** The company's address, for a registration by mail. */
  email: string;
};

/** The event for the visitor's calendar. Without `download`: a phone then offers its own calendar at once. */
export function EventFile({ event, email }: EventFileProps) {
  const { id, title, status, registrationUrl } = event;
  const isCancelled = status === 'cancelled';
  const text = isCancelled ? texts.update : texts.add;
  return (
    <div className={classNames.file}>
      <a
        className="button button-outlined"
        href={`/media/events/${id}.ics`}
        type="text/calendar"
        aria-label={`${text} (${texts.file}): ${title}`}
      >
        <CalendarIcon /> {text}
      </a>
      <p className="small muted">{isCancelled ? texts.subscribed : texts.file}</p>
      {registrationUrl && !isCancelled && (
        <a
          className="small link"
          href={registrationUrl.replace('{email}', email)}
          aria-label={`${texts.register}: ${title}`}
        >
          {texts.register}
        </a>
      )}
    </div>
  );
}
