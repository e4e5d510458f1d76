/** Draws content with the components of the site, for trials: as a sample site and as a real one. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from 'shared-types';
import { ContentPage } from '../../src/components/content-page';
import { calendarAt, type CalendarEvent } from '../../src/model/calendar';
import { calendarFile } from '../../src/model/calendar-file';
import type { PageContent } from '../../src/model/content';
import { feedEntries, feedText } from '../../src/model/feed';
import type { NewsItem } from '../../src/model/news';
import type { Job } from '../../src/model/openings';
import { inSections, type Policy } from '../../src/model/policies';
import { shownEntries } from '../../src/model/sample';
import { Openings } from '../../src/screens/career/openings';
import { Certificates, type Certificate } from '../../src/screens/credentials/certificates';
import { News } from '../../src/screens/media/news';
import { NextEvent } from '../../src/screens/media/next-event';
import { EventList } from '../../src/screens/media-events/event-list';
import { PastEvents } from '../../src/screens/media-events/past-events';
import { Policies } from '../../src/screens/policies/policies';

const sampleSite: Site = {
  company: {
    name: 'Test Company',
    address: ['1 Test Street'],
    email: 'mail@test.example',
    phone: '+00 555 0100',
    linkedin: '',
  },
  hosting: { name: 'Test Hosting', url: 'https://hosting.example' },
  baseUrl: 'https://www.test.example',
  sample: true,
  indexable: false,
  api: {},
  enquiries: { endpoint: '' },
};

const sites: readonly Site[] = [sampleSite, { ...sampleSite, sample: false }];
const nowMs = Date.parse('2026-11-20T12:00:00Z');

const insert = <p>Drawn by the screen.</p>;
const inserts = { certificates: insert, counsel: insert, goals: insert, news: insert, standards: insert };

/** HTML of a page on each kind of site. */
export const renderPage = (page: PageContent): readonly string[] =>
  sites.map((site) =>
    renderToStaticMarkup(
      <>
        <ContentPage page={page} site={site} inserts={inserts} />
        <Policies policies={[]} sections={inSections(page)[1]} site={site} printed="" />
      </>,
    ),
  );

/** Data files by their names, as far as lists of screens are made of them. */
interface ContentData {
  readonly certificates: { readonly certificates: readonly Certificate[] };
  readonly events: { readonly events: readonly CalendarEvent[] };
  readonly jobs: { readonly jobs: readonly Job[] };
  readonly news: { readonly items: readonly NewsItem[] };
  readonly policies: { readonly policies: readonly Policy[] };
}

/** HTML of the lists that screens make of data files, on each kind of site. */
export const renderData = (data: ContentData): readonly string[] =>
  sites.map((site) => {
    const events = shownEntries(data.events.events, site);
    const news = shownEntries(data.news.items, site);
    const publishedAt = new Date(nowMs).toISOString();
    calendarFile(events, site);
    feedText({ site, entries: feedEntries(news, events), publishedAt });
    return renderToStaticMarkup(
      <>
        <Events events={events} site={site} />
        <News items={news} hash="" />
        <Openings jobs={shownEntries(data.jobs.jobs, site)} site={site} hash="" nowMs={nowMs} />
        <Certificates certificates={shownEntries(data.certificates.certificates, site)} nowMs={nowMs} />
        <Policies
          policies={shownEntries(data.policies.policies, site)}
          sections={[]}
          site={site}
          printed=""
        />
      </>,
    );
  });

function Events({ events, site }: { events: readonly CalendarEvent[]; site: Site }): ReactNode {
  const { upcoming, pastYears } = calendarAt(events, nowMs);
  return (
    <>
      <EventList events={upcoming} hasPast={pastYears.length > 0} site={site} nowMs={nowMs} />
      <PastEvents years={pastYears} hash="" />
      {upcoming.map((event) => (
        <NextEvent key={event.id} event={event} />
      ))}
    </>
  );
}
