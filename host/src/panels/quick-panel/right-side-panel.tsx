import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import { useCallback } from 'react';
import type { EventFact } from 'shared-types';
import { upcomingEvents } from 'shared-types/protocol/upcoming-events';
import type { Services } from '../../services/services';
import { usePromised } from '../use-promised';
import { QuickPanelButton } from './quick-panel-button';
import type { Opened } from './use-quick-panel';

interface RightSidePanelProps {
  /** Absent if no remote fills it. */
  readonly quickPanel: Opened | undefined;
  readonly services: Pick<Services, 'facts' | 'site'>;
}

const shownCount = 5;

const sheetStyle = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  width: 44,
  minHeight: 48,
  p: 0,
  border: '1px solid var(--line)',
  borderRadius: 1,
};

/** The panel at the right of wide windows: the quick panel’s button, and the next events as sheets of a calendar. */
export function RightSidePanel({ quickPanel, services }: RightSidePanelProps) {
  const events = useNextEvents(services);
  return (
    <Box className="no-print" sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 1.25 }}>
      {quickPanel && <QuickPanelButton {...quickPanel} />}
      {events.length > 0 && (
        <nav aria-label="Next events">
          <Box component="ul" sx={{ display: 'grid', gap: 1 }}>
            {events.map((event) => (
              <li key={event.id}>
                <EventSheet event={event} />
              </li>
            ))}
          </Box>
        </nav>
      )}
    </Box>
  );
}

function EventSheet({ event: { title, start, path } }: { readonly event: EventFact }) {
  const day = new Date(start.slice(0, 10));
  const [date, month] = [day.getUTCDate(), monthFormat.format(day)];
  // It begins with what is seen, for whoever says it to press the link.
  const name = `${date} ${month} ${day.getUTCFullYear()}, ${title}`;
  return (
    <ListItemButton component="a" href={path} aria-label={name} title={name} sx={sheetStyle}>
      <b>{date}</b> <small>{month}</small>
    </ListItemButton>
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
