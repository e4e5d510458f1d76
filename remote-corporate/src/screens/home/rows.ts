/** Goals, news and events of the home page: looked up where the page is made, so no script carries all of them. */
import type { Site } from 'shared-types';
import { events } from '#content/events.json';
import { goals } from '#content/goals.json';
import texts from '#content/home-sections.json';
import { items } from '#content/news.json';
import { calendarAt, type CalendarEvent } from '../../model/calendar';
import { dayText } from '../../model/days';
import { eventDays } from '../../model/event-dates';
import type { HomeData, LinkRow, RowLink } from '../../model/home';
import { latestFirst, type NewsItem } from '../../model/news';
import { shownEntries } from '../../model/sample';

/** Number of events in stock: the next one shows when one has ended. */
const eventCount = 4;

/** The rows of the home page, without empty ones, and the notice that they show examples. */
export const rowsAt = (publishedAt: string, site: Site): Pick<HomeData, 'rows' | 'notice'> => ({
  rows: linkRows(publishedAt, site),
  notice: site.sample ? texts.notice : '',
});

function linkRows(publishedAt: string, site: Site): readonly LinkRow[] {
  const upcoming = calendarAt(shownEntries(events, site), Date.parse(publishedAt)).upcoming;
  const planned = upcoming.filter(({ status }) => status !== 'cancelled').slice(0, eventCount);
  return [
    { heading: texts.goals.heading, links: goalLinks(site) },
    {
      heading: texts.news.heading,
      links: [...newsLinks(latestFirst(shownEntries(items, site))), ...planned.map(eventLink)],
    },
    texts.answers,
  ].filter(({ links }) => links.length > 0);
}

const goalLinks = (site: Site): readonly RowLink[] =>
  shownEntries(goals, site)
    .filter(({ isOnHome, latest }) => isOnHome && latest)
    .map(({ goal, measure, latest = '', target, sample }) => ({
      label: goal,
      text: `${measure}. Target ${target}.`,
      path: texts.goals.path,
      figure: latest,
      ...(sample && { isSample: true }),
    }));

const newsLinks = ([latest]: readonly NewsItem[]): readonly RowLink[] =>
  latest
    ? [
        {
          label: latest.title,
          text: dayText(latest.date),
          path: `/media#${latest.id}`,
          isSample: latest.sample,
        },
      ]
    : [];

const eventLink = (event: CalendarEvent): RowLink => ({
  label: event.title,
  text: `${eventDays(event).text}, ${event.place}`,
  path: `/media/events#${event.id}`,
  until: event.end,
  isSample: event.sample,
});
