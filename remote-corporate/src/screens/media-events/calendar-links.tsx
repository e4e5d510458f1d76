import type { Site } from 'shared-types';
import texts from '../../../content/data/events.json';

/** What a calendar program takes for an address that it asks again and again. */
const subscription = ({ baseUrl }: Site) => `${baseUrl.replace(/^https?:/, 'webcal:')}/media/events.ics`;

/** All events for another program. */
export const CalendarLinks = ({ site }: { site: Site }) => (
  <>
    <a className="link" href={subscription(site)}>
      {texts.subscribe}
    </a>
    <a className="link" href="/media/events.ics" type="text/calendar">
      {texts.all}
    </a>
    <a className="link" href="/media/feed.atom" type="application/atom+xml">
      {texts.feed}
    </a>
  </>
);
