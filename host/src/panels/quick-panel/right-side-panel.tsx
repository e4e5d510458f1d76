import { useCallback } from 'react';
import type { EventFact } from 'shared-types';
import { upcomingEvents } from 'shared-types/protocol/upcoming-events';
import type { Services } from '../../services/services';
import { usePromised } from '../use-promised';
import { QuickPanelButton } from './quick-panel-button';
import classNames from './right-side-panel.module.css';
import type { Opened } from './use-quick-panel';

interface RightSidePanelProps {
  /** Absent if no remote fills it. */
  readonly quickPanel: Opened | undefined;
  readonly services: Pick<Services, 'facts' | 'site'>;
}

const shownCount = 5;

/** The panel at the right of wide windows: the quick panel’s button, and the next events as sheets of a calendar. */
export function RightSidePanel({ quickPanel, services }: RightSidePanelProps) {
  const events = useNextEvents(services);
  return (
    <div className={`no-print ${classNames.panel}`}>
      {quickPanel && <QuickPanelButton {...quickPanel} />}
      {events.length > 0 && (
        <nav aria-label="Next events">
          <ul className={classNames.events}>
            {events.map((event) => (
              <li key={event.id}>
                <EventSheet event={event} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

function EventSheet({ event: { title, start, path } }: { readonly event: EventFact }) {
  const day = new Date(start.slice(0, 10));
  const [date, month] = [day.getUTCDate(), monthFormat.format(day)];
  // It begins with what is seen, for whoever says it to press the link.
  const name = `${date} ${month} ${day.getUTCFullYear()}, ${title}`;
  return (
    <a className={classNames.sheet} href={path} aria-label={name} title={name}>
      <b>{date}</b> <span>{month}</span>
    </a>
  );
}

/** Days are those of the place. The panel is drawn in browsers only, which need not agree on the words. */
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** The next events; none until they are known, or if nobody offers them. */
function useNextEvents({ facts, site }: RightSidePanelProps['services']): readonly EventFact[] {
  const load = useCallback(
    async () => upcomingEvents((await facts('events')) ?? [], site, Date.now()).slice(0, shownCount),
    [facts, site],
  );
  return usePromised(load) ?? [];
}
