import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { missesOf } from 'shared-types/testing/misses-of';
import descriptor from '../remote.json';
import { contentOf } from './describers/content-of';
import { elementOf } from './testing/page-element';

const plainPages = descriptor.routes.filter(({ path }) => path !== '/home');

type Route = (typeof descriptor.routes)[number];

/** Draws each page alone. */
const missesOfPages = (routes: readonly Route[], check: (route: Route) => unknown) =>
  missesOf(routes, async (route) => {
    const { unmount } = render(await elementOf(route));
    try {
      await check(route);
    } finally {
      unmount();
    }
  });

/** Checks each page as HTML, as it is published. */
const missesOfMarkup = (check: (markup: string, route: Route) => unknown) =>
  missesOf(descriptor.routes, async (route) => check(renderToString(await elementOf(route)), route));

describe('each page', () => {
  it('has one heading of level 1, that of its content, and skips no level', async () => {
    const misses = await missesOfPages(descriptor.routes, async ({ path }) => {
      const headings = screen.getAllByRole('heading');
      const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
      const { h1 } = await contentOf(path);
      const first = headings.filter((_, index) => levels[index] === 1);
      expect(first.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([h1]);
      levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
    });
    expect(misses).toEqual([]);
  });

  it('but the home page shows a breadcrumb from there, its date and a contact link', async () => {
    const misses = await missesOfPages(plainPages, () => {
      expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Home');
      expect(screen.getByText(/^Updated/)).toHaveTextContent(/Updated \d+ \w+ \d{4}/);
      expect(screen.getByRole('link', { name: /Contact us|See the forms/ })).toBeVisible();
    });
    expect(misses).toEqual([]);
  });

  it('has real text, no placeholder, no style attribute, and pictures with a size and a text', async () => {
    const misses = await missesOfMarkup((markup) => {
      const text = markup.replaceAll(/<[^>]+>/g, ' ');
      expect(text.split(/\s+/).length).toBeGreaterThan(50);
      expect(text).not.toMatch(/under construction|coming soon|lorem/i);
      expect(markup).not.toContain('style=');
      for (const picture of markup.match(/<img[^>]*>/g) ?? [])
        expect(picture).toMatch(/(?=.*\bwidth=)(?=.*\bheight=)(?=.*\balt=)/);
    });
    expect(misses).toEqual([]);
  });
});
