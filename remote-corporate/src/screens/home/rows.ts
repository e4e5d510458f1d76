/** What the home page says of goals, news and events: looked up where the page is made, so no script carries all of them. */
import { events } from '../../../content/data/events.json';
import { goals } from '../../../content/data/goals.json';
import texts from '../../../content/data/home-sections.json';
import { items } from '../../../content/data/news.json';
import { calendarAt, type CalendarEvent } from '../../model/calendar';
import type { LinkRow, RowLink } from '../../model/home';
import type { NewsItem } from '../../model/news';

/** So many events are ready to follow the one that has ended. */
const eventCount = 4;

export const { notice } = texts;

/**
 * The rows of the home page; one without a link is left out.
 *
 * @param publishedAt ISO 8601
 */
export function rowsAt(publishedAt: string): readonly LinkRow[] {
  const upcoming = calendarAt(events, Date.parse(publishedAt)).upcoming;
  const planned = upcoming.filter(({ status }) => status !== 'cancelled').slice(0, eventCount);
  return [
    { heading: texts.goals.heading, links: texts.goals.names.flatMap(goalLink) },
    { heading: texts.news.heading, links: [...newsLinks(items), ...planned.map(eventLink)] },
    texts.answers,
  ].filter(({ links }) => links.length > 0);
}

const goalLink = (name: string): readonly RowLink[] =>
  goals
    .filter(({ goal, latest }) => goal === name && latest)
    .map(({ goal, measure, latest = '', target }) => ({
      label: goal,
      text: `${measure}. ${texts.goals.target} ${target}.`,
      path: texts.goals.path,
      figure: latest,
      isSample: true,
    }));

const newsLinks = ([latest]: readonly NewsItem[]): readonly RowLink[] =>
  latest
    ? [{ label: latest.title, text: latest.dateText, path: `/media#${latest.id}`, isSample: latest.sample }]
    : [];

const eventLink = ({ id, title, days, month, place, end, sample }: CalendarEvent): RowLink => ({
  label: title,
  text: `${days} ${month}, ${place}`,
  path: `/media/events#${id}`,
  until: end,
  isSample: sample,
});
