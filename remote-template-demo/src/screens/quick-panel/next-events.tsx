import type { EventFact, Site } from 'shared-types';
import { upcomingEvents } from 'shared-types/protocol/upcoming-events';
import { eventPeriod } from '../../model/event-period';
import { PanelSection } from './panel-section';
import classNames from './quick-panel.module.css';

interface NextEventsProps {
  readonly events: readonly EventFact[];
  readonly site: Site;
  readonly now: Date;
}

const shownCount = 3;

export function NextEvents({ events, site, now }: NextEventsProps) {
  const next = upcomingEvents(events, site, now.getTime()).slice(0, shownCount);
  const isSample = next.some(({ sample }) => sample);
  return (
    <PanelSection heading="Next events" mark={isSample && <span className="sample-chip">Sample</span>}>
      {next.length === 0 && <p className="muted">No event is planned.</p>}
      <ul className={classNames.list}>
        {next.map((event) => (
          <li key={event.id}>
            <a className={classNames.entry} href={event.path}>
              <b>{event.title}</b>
              <span>{eventPeriod(event)}</span>
              <span>{event.place}</span>
            </a>
          </li>
        ))}
      </ul>
      <a className="link link-arrow" href="/media/events">
        All events
      </a>
    </PanelSection>
  );
}
