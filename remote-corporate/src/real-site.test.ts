import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import type { ScreenModule } from 'shared-types';
import { fakeContext, fakeRequest, fakeShell, screenProps } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { missesOf } from 'shared-types/testing/misses-of';
import { contentFolder } from '../content-compiler/content-folder';
import { readContent, readContentFiles } from '../content-check/content-files';
import { sampleContent } from '../content-check/sample-list';
import { events } from '#content/events.json';
import { goals } from '#content/goals.json';
import { items } from '#content/news.json';
import descriptor from '../remote.json';
import { documents as calendars } from './documents/calendars';
import { documents as feed } from './documents/feed';
import { describe as describePage } from './describers/company-pages';
import { sharingPicturesPath } from './describers/sharing-pictures';
import { readAssetOf } from './testing/release-files';

const realSite = { ...fakeSite, sample: false };
const context = {
  ...fakeContext(),
  site: realSite,
  readAsset: readAssetOf({ [sharingPicturesPath]: { pages: {}, logo: '/assets/mark.svg' } }),
};

async function realPage({ path, screen: name, title }: { path: string; screen: string; title: string }) {
  const module = (await import(`./screens/${name}/${name}-screen`)) as ScreenModule<unknown>;
  const request = fakeRequest(path, { title });
  const result = await module.load?.(request, context);
  const data = result?.kind === 'ready' ? result.data : undefined;
  const shell = fakeShell({ site: realSite });
  const html = renderToString(createElement(module.Screen, screenProps(request, data, shell)));
  const description = await describePage({ request, data }, context);
  return { html, head: module.head?.(data, request), description: JSON.stringify(description) };
}

const marked = sampleContent(readContent(readContentFiles(contentFolder)));

/** Words that say too little to be looked for: a category has them too. */
const isTelling = ({ entry }: { entry: string }) => entry.length > 12;

describe('a real site', () => {
  it('has no sample content on any page', async () => {
    expect(
      await missesOf(descriptor.routes, async (route) => {
        const { html, description } = await realPage(route);
        const words = marked.filter(isTelling).map(({ entry }) => entry.replace('…', ''));
        expect(words.filter((text) => html.includes(text) || description.includes(text))).toEqual([]);
        expect(html).not.toContain('sample-chip');
        expect(goals.filter(({ sample, latest }) => sample && latest && html.includes(latest))).toEqual([]);
      }),
    ).toEqual([]);
  });

  it('has no heading without content on any page', async () => {
    expect(
      await missesOf(descriptor.routes, async (route) => {
        const { html } = await realPage(route);
        for (const level of [2, 3, 4]) {
          const lonely = new RegExp(`<h${level}[^>]*>[^<]*</h${level}>(?:</(?:div|section)>)*<h[1-${level}]`);
          expect(html).not.toMatch(lonely);
        }
        expect(html.match(/<h1/g)).toHaveLength(1);
      }),
    ).toEqual([]);
  });

  it('says that an unwritten page has no content, and keeps it out of search engines', async () => {
    for (const path of ['/about-us', '/about-us/objectives', '/about-us/csr', '/policies']) {
      const route = descriptor.routes.find((one) => one.path === path);
      if (!route) throw new Error(`There is no ${path}`);
      const { html, head } = await realPage(route);
      expect(html).toContain('This page has no content yet.');
      expect(html).not.toContain('Updated');
      expect(html).not.toContain('>0<');
      expect(head).toHaveProperty('robots', 'noindex');
      expect(head).toHaveProperty('description', expect.stringContaining('This page has no content yet.'));
    }
  });

  it('shows the title of an unwritten page as its heading while it loads', () => {
    const unwritten = descriptor.routes.filter(
      ({ screen }) => screen.startsWith('about-us') || screen === 'career',
    );
    expect(unwritten).toHaveLength(4);
    for (const { title, heading } of unwritten) expect(heading).toBe(title);
  });

  it('has no sample events in its calendars and its feed', async () => {
    const made = [...(await calendars(context)), ...(await feed(context))];
    const text = made.map(({ path, body }) => `${path} ${body}`).join('\n');
    const samples = [...events, ...items].filter(({ sample }) => sample);
    expect(samples.filter(({ id }) => text.includes(id))).toEqual([]);
  });
});

describe('the list of sample content', () => {
  it('names entry, file and line', () => {
    expect(marked).toContainEqual({
      entry: 'Pattern maker, gloves',
      file: expect.stringMatching(/^remote-corporate\/content\/data\/jobs\.json:\d+$/),
    });
    expect(marked).toContainEqual({
      entry: 'Sample content',
      file: expect.stringMatching(/^remote-corporate\/content\/pages\/disclaimer\.md:\d+$/),
    });
  });
});
