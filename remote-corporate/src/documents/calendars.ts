/** A calendar file for each event, and one of all events to subscribe to. */
import type { DocumentsModule, SiteDocument } from 'shared-types';
import { events } from '#content/events.json';
import { shownEntries } from '../model/sample';
import { calendarFile } from '../model/calendar-file';

const type = 'text/calendar';

export const documents: DocumentsModule['documents'] = ({ site }) => {
  const shown = shownEntries(events, site);
  const each = shown.map((event): SiteDocument => ({
    path: `/media/events/${event.id}.ics`,
    type,
    body: calendarFile([event], site),
  }));
  return Promise.resolve([{ path: '/media/events.ics', type, body: calendarFile(shown, site) }, ...each]);
};
