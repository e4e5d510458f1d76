import { describe, expect, it } from '@jest/globals';
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

const routes: readonly { path: string; title: string; description: string; exact?: boolean }[] =
  descriptor.routes;

describe('remote.json', () => {
  it('has every company route of the specification; editors may add others', () => {
    expect(routes.map((route) => route.path)).toEqual(
      expect.arrayContaining([...exactRoutes, ...openRoutes]),
    );
  });

  it.each([...exactRoutes, ...openRoutes])('marks %s as exact where the specification does', (path) => {
    expect(routes.find((route) => route.path === path)?.exact ?? false).toBe(exactRoutes.includes(path));
  });
});
