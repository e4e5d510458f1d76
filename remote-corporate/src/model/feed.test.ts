/** @jest-environment tooling/jest/browser-environment */
import { describe, expect, it } from '@jest/globals';
import { fakeContext } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { events } from '#content/events.json';
import { items } from '#content/news.json';
import { documents } from '../documents/feed';
import { feedEntries, feedText } from './feed';

const site = {
  ...fakeSite,
  baseUrl: 'https://www.handwell.example',
  company: { ...fakeSite.company, name: 'Hand & Well <Safety>' },
};

const publishedAt = '2026-11-20T12:00:00Z';

const realNews = items.map((item) => ({ ...item, sample: false, title: `${item.title} & "more" <b>` }));
const realEvents = events.map((event) => ({ ...event, sample: false }));
const entries = feedEntries(realNews, realEvents);

function parse(text: string): XMLDocument {
  const feed = new DOMParser().parseFromString(text, 'application/xml');
  expect(feed.querySelector('parsererror')?.textContent).toBeUndefined();
  return feed;
}

const textsOf = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('the feed', () => {
  const feed = parse(feedText({ site, entries, publishedAt }));

  it('is Atom with a title, an author, a date and its own address', () => {
    expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(textsOf(feed, 'feed > title')).toEqual(['Hand & Well <Safety>: news and events']);
    expect(textsOf(feed, 'feed > author > name')).toEqual(['Hand & Well <Safety>']);
    expect(textsOf(feed, 'feed > updated')).toEqual([entries[0]?.updated]);
    const self = feed.querySelector('feed > link[rel="self"]');
    expect(self?.getAttribute('href')).toBe('https://www.handwell.example/media/feed.atom');
  });

  it('has all news and events, latest change first, with the required elements', () => {
    const all = [...feed.querySelectorAll('entry')];
    expect(all).toHaveLength(items.length + events.length);
    for (const entry of all) {
      for (const name of ['id', 'title', 'updated', 'summary']) expect(textsOf(entry, name)).toHaveLength(1);
      expect(entry.querySelector('link')?.getAttribute('href')).toMatch(
        /^https:\/\/www\.handwell\.example\/media(\/events)?#/,
      );
    }
    const ages = textsOf(feed, 'entry > updated').map((time) => Date.parse(time));
    expect(ages).toEqual(ages.toSorted((one, other) => other - one));
  });

  it('escapes XML characters', () => {
    expect(textsOf(feed, 'entry > title')).toContain(`${items[0]?.title ?? ''} & "more" <b>`);
  });

  it('has unique tag URIs as identifiers', () => {
    const ids = textsOf(feed, 'id');
    for (const id of ids) expect(id).toMatch(/^tag:www\.handwell\.example,2026:[a-z0-9/-]+$/);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps its identifiers when texts, dates and the publication time change', () => {
    const changed = feedEntries(
      realNews.map((item) => ({ ...item, title: 'Other', date: '2027-01-01' })),
      realEvents.map((event) => ({ ...event, status: 'cancelled', updated: '2027-01-01T00:00:00Z' })),
    );
    const other = parse(feedText({ site, entries: changed, publishedAt: '2027-02-01T00:00:00Z' }));
    expect(textsOf(other, 'id').toSorted()).toEqual(textsOf(feed, 'id').toSorted());
  });

  it('leaves out samples, and is valid without entries', () => {
    const samples = feedEntries(
      items.map((item) => ({ ...item, sample: true })),
      events.map((event) => ({ ...event, sample: true })),
    );
    const empty = parse(feedText({ site, entries: samples, publishedAt }));
    expect(textsOf(empty, 'entry')).toEqual([]);
    expect(textsOf(empty, 'feed > updated')).toEqual([publishedAt]);
  });

  it('of the site is at the address that pages link to, and equal in two renderings', async () => {
    const [made, ...others] = await documents(fakeContext());
    expect(others).toEqual([]);
    expect(made).toMatchObject({ path: '/media/feed.atom', type: 'application/atom+xml' });
    expect(await documents(fakeContext())).toEqual([made]);
    const titles = textsOf(parse(made?.body ?? ''), 'entry > title');
    expect(titles).toEqual(feedEntries(items, events).map(({ title }) => title));
  });
});
