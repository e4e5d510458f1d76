import type { Site } from 'shared-types';
import texts from '../../../content/data/events.json';
import { CalendarIcon } from './calendar-icon';
import classNames from './event-list.module.css';

/** What a calendar program takes for an address that it asks again and again. */
const subscription = ({ baseUrl }: Site) => `${baseUrl.replace(/^https?:/, 'webcal:')}/media/events.ics`;

/** All events for another program. */
export const CalendarLinks = ({ site }: { site: Site }) => (
  <>
    <a className={`link ${classNames.subscribe}`} href={subscription(site)}>
      <CalendarIcon /> {texts.subscribe}
    </a>
    <a className="link" href="/media/events.ics" type="text/calendar">
      {texts.all}
    </a>
    <a className="link" href="/media/feed.atom" type="application/atom+xml">
      {texts.feed}
    </a>
  </>
);
