import { beforeAll, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { anchorsOf } from '../content-check/anchors.mjs';
import { readData } from '../content-compiler/content-folder.mjs';
import descriptor from '../remote.json';
import { contentOf } from './describers/content-of';
import type { PageContent } from './model/content';
import { elementOf } from './testing/page-element';

const plainPages = descriptor.routes.filter(({ path }) => path !== '/home');

describe('the page', () => {
  beforeAll(async () => {
    for (const route of descriptor.routes) await elementOf(route);
  });

  it.each(descriptor.routes)('$path has one heading of level 1, that of its content', async (route) => {
    render(await elementOf(route));
    const headings = screen.getAllByRole('heading', { level: 1 });
    const { h1 } = await contentOf(route.path);
    expect(headings.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([h1]);
  });

  it.each(descriptor.routes)('$path skips no level of heading', async (route) => {
    render(await elementOf(route));
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
  });

  it.each(plainPages)(
    '$path shows a breadcrumb from the home page, its date and a contact link',
    async (route) => {
      render(await elementOf(route));
      expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Home');
      expect(screen.getByText(/^Updated/)).toHaveTextContent(/Updated \d+ \w+ \d{4}/);
      expect(screen.getByRole('link', { name: /Contact us|See the forms/ })).toBeVisible();
    },
  );

  it.each(descriptor.routes)('$path has real text and no placeholder', async (route) => {
    const text = renderToString(await elementOf(route)).replaceAll(/<[^>]+>/g, ' ');
    expect(text.split(/\s+/).length).toBeGreaterThan(50);
    expect(text).not.toMatch(/under construction|coming soon|lorem/i);
  });

  it.each(descriptor.routes)('$path has every anchor that links use', async (route) => {
    const { default: page } = (await import(`../content/pages/${route.screen}.md`)) as {
      default: PageContent;
    };
    const markup = renderToString(await elementOf(route));
    const missing = [...anchorsOf(route.screen, page.body, readData)].filter(
      (id) => !markup.includes(` id="${id}"`),
    );
    expect(missing).toEqual([]);
  });

  it.each(descriptor.routes)('$path has no style attribute', async (route) => {
    expect(renderToString(await elementOf(route))).not.toContain('style=');
  });

  it.each(descriptor.routes)('$path gives every picture a size and an alternative text', async (route) => {
    const pictures = renderToString(await elementOf(route)).match(/<img[^>]*>/g) ?? [];
    for (const picture of pictures) expect(picture).toMatch(/(?=.*\bwidth=)(?=.*\bheight=)(?=.*\balt=)/);
  });
});
