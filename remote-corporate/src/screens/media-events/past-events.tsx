import texts from '../../../content/data/events.json';
import { useLinkedDisclosure } from '../../components/use-linked-disclosure';
import type { Calendar } from '../../model/calendar';
import classNames from './past-events.module.css';

type PastEventsProps = {
  years: Calendar['pastYears'];
  /** Of the address: that of an event opens its year. */
  hash: string;
};

/** What is over, by year. */
export function PastEvents({ years, hash }: PastEventsProps) {
  useLinkedDisclosure(hash);
  return (
    <section className={classNames.past} aria-labelledby="past">
      <h2 id="past">
        {texts.past} <span className="sample-chip">Sample</span>
      </h2>
      <div className={classNames.years}>
        {years.map(({ year, events }, index) => (
          <details key={year} open={index === 0}>
            <summary>
              <span>
                {year} <span className={classNames.count}>{countText(events.length)}</span>
              </span>
            </summary>
            <ul>
              {events.map(({ id, days, month, title, status }) => (
                <li key={id} id={id}>
                  <span className="muted">
                    {days} {month.replace(` ${year}`, '')}
                  </span>
                  {status === 'cancelled' ? <CancelledTitle title={title} /> : title}
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
    <s>{title}</s> {texts.cancelled}
  </span>
);

const countText = (count: number) => (count === 1 ? '1 event' : `${count} events`);
