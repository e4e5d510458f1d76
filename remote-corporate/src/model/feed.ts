/** News and events as an Atom feed (RFC 4287). */
import type { Site } from 'shared-types';
import type { CalendarEvent } from './calendar';
import { eventDays, eventTimes } from './event-dates';
import type { NewsItem } from './news';

/** One entry of the feed. */
export interface FeedEntry {
  /** Unique among all entries, and never changed. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** ISO 8601 with zone. */
  readonly updated: string;
  /** Path of the place that shows it. */
  readonly path: string;
}

/** Path of the feed. */
export const feedPath = '/media/feed.atom';

/** Year in each identifier (RFC 4151): another year would make all entries new to every reader. */
const tagYear = '2026';

const newsEntry = ({ id, title, text, date }: NewsItem): FeedEntry => ({
  id: `news/${id}`,
  title,
  summary: text,
  updated: `${date}T00:00:00Z`,
  path: `/media#${id}`,
});

const eventEntry = ({ id, kind, title, place, ...event }: CalendarEvent): FeedEntry => ({
  id: `events/${id}`,
  title: `${event.status === 'cancelled' ? 'Cancelled: ' : ''}${kind}: ${title}`,
  summary: `${eventDays(event).text}, ${place}. ${eventTimes(event)}.`,
  updated: event.updated,
  path: `/media/events#${id}`,
});

/** Real news and events without samples, latest change first. */
export function feedEntries(
  news: readonly NewsItem[],
  events: readonly CalendarEvent[],
): readonly FeedEntry[] {
  const entries = [
    ...news.filter(({ sample }) => !sample).map(newsEntry),
    ...events.filter(({ sample }) => !sample).map(eventEntry),
  ];
  return entries.toSorted((one, other) => Date.parse(other.updated) - Date.parse(one.updated));
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const element = (name: string, text: string) => `<${name}>${escapeText(text)}</${name}>`;

const link = (rel: string, address: string) => `<link rel="${rel}" href="${escapeText(address)}"/>`;

const tag = (name: string, { baseUrl }: Site) =>
  element('id', `tag:${new URL(baseUrl).hostname},${tagYear}:${name}`);

const entryLines = ({ id, title, summary, updated, path }: FeedEntry, site: Site) => [
  '<entry>',
  tag(id, site),
  element('title', title),
  element('updated', updated),
  link('alternate', site.baseUrl + path),
  element('summary', summary),
  '</entry>',
];

/** Content of a feed. */
export interface FeedParts {
  readonly site: Site;
  /** Latest first. */
  readonly entries: readonly FeedEntry[];
  /** ISO 8601; the age of a feed without entries. */
  readonly publishedAt: string;
}

/** The text of the feed. */
export function feedText({ site, entries, publishedAt }: FeedParts): string {
  const { company, baseUrl } = site;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    tag('feed', site),
    element('title', `${company.name}: news and events`),
    element('updated', entries[0]?.updated ?? publishedAt),
    `<author>${element('name', company.name)}${element('email', company.email)}</author>`,
    link('self', baseUrl + feedPath),
    link('alternate', `${baseUrl}/media`),
    ...entries.flatMap((entry) => entryLines(entry, site)),
    '</feed>\n',
  ].join('\n');
}
