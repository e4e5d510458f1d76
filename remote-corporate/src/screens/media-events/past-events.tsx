import { useLinkedDisclosure } from '../../components/use-linked-disclosure';
import type { Calendar } from '../../model/calendar';
import { eventDays } from '../../model/event-dates';
import classNames from './past-events.module.css';

type PastEventsProps = {
  years: Calendar['pastYears'];
  /** Hash of the address: that of an event opens its year. */
  hash: string;
};

export function PastEvents({ years, hash }: PastEventsProps) {
  useLinkedDisclosure(hash);
  return (
    <section className={classNames.past} aria-labelledby="past">
      <h2 id="past">Past</h2>
      <div className={classNames.years}>
        {years.map(({ year, events }, index) => (
          <details key={year} open={index === 0}>
            <summary>
              <span>
                {year} <span className={classNames.count}>{countText(events.length)}</span>
              </span>
            </summary>
            <ul>
              {events.map((event) => (
                <li key={event.id} id={event.id}>
                  <span className="muted">{eventDays(event).text.replace(` ${year}`, '')}</span>
                  {event.status === 'cancelled' ? <CancelledTitle title={event.title} /> : event.title}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}

const CancelledTitle = ({ title }: { title: string }) => (
  <span>
    <s>{title}</s> Cancelled.
  </span>
);

const countText = (count: number) => (count === 1 ? '1 event' : `${count} events`);
