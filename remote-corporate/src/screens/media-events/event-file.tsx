import texts from '../../../content/data/events.json';
import type { CalendarEvent } from '../../model/calendar';
import classNames from './event-list.module.css';

/** The event for the visitor's calendar. Without `download`: a phone then offers its own calendar at once. */
export function EventFile({ event: { id, title, status } }: { event: CalendarEvent }) {
  const isCancelled = status === 'cancelled';
  const text = isCancelled ? texts.update : texts.add;
  return (
    <div className={classNames.file}>
      <a
        className="button button-outlined"
        href={`/media/events/${id}.ics`}
        type="text/calendar"
        aria-label={`${text}: ${title}`}
      >
        {text}
      </a>
      {isCancelled && <p className="small muted">{texts.subscribed}</p>}
    </div>
  );
}
