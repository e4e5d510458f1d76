import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { missesOf } from 'shared-types/testing/misses-of';
import { readFrontMatter } from '../content-compiler/front-matter.mjs';
import { Problems } from 'shared-types/json/problems';
import descriptor from '../remote.json';

/** Specification 2: the routes that are this remote's, and which of them are marked exact. */
const exactRoutes = [
  '/about-us',
  '/about-us/objectives',
  '/contact-us',
  '/credentials',
  '/career',
  '/privacy-policy',
  '/policies',
  '/forms',
  '/media',
  '/media/events',
  '/gallery',
  '/catalogues',
];
const openRoutes = ['/home', '/about-us/csr', '/disclaimer', '/site-map'];

const routes: readonly {
  path: string;
  screen: string;
  title: string;
  heading: string;
  description: string;
  exact?: boolean;
}[] = descriptor.routes;

const frontMatterOf = (screen: string) => {
  const file = path.join(__dirname, '../content/pages', `${screen}.md`);
  const source = readFileSync(file, 'utf8');
  return readFrontMatter(source, new Problems(file, source)).fields;
};

describe('remote.json', () => {
  it('has every company route of the specification; editors may add others', () => {
    expect(routes.map((route) => route.path)).toEqual(
      expect.arrayContaining([...exactRoutes, ...openRoutes]),
    );
  });

  it('marks paths exact where the specification does', async () => {
    expect(
      await missesOf([...exactRoutes, ...openRoutes], (path) => {
        expect(routes.find((route) => route.path === path)?.exact ?? false).toBe(exactRoutes.includes(path));
      }),
    ).toEqual([]);
  });

  it('repeats title, description and heading of the content', async () => {
    expect(
      await missesOf(routes, ({ screen, title, description, heading }) => {
        const { title: ownTitle, description: ownDescription, h1, sample } = frontMatterOf(screen);
        expect({ title, description, heading }).toEqual({
          title: ownTitle,
          description: ownDescription,
          // A real site has no sample heading, and the host shows this one before the page is loaded.
          heading: sample === 'true' ? ownTitle : h1,
        });
      }),
    ).toEqual([]);
  });

  it('gives each page a title and a description that fit search results', async () => {
    expect(
      await missesOf(routes, (route) => {
        expect(`${route.title} | Handwell Safety`.length).toBeLessThanOrEqual(60);
        expect(route.description.length).toBeGreaterThanOrEqual(70);
        expect(route.description.length).toBeLessThanOrEqual(160);
      }),
    ).toEqual([]);
  });

  it('gives every page a unique title and a unique description', () => {
    expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length);
    expect(new Set(routes.map(({ description }) => description)).size).toBe(routes.length);
  });
});
