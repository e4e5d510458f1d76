import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { Site } from 'shared-types';
import { fakeSite } from 'shared-types/testing/fake-site';
import { Frame } from './frame';

const frame = (path = '/home') => (
  <Frame site={fakeSite} path={path} publishedAt="2026-03-04T05:06:07Z">
    <h1>Screen</h1>
  </Frame>
);
const footer = () => screen.getByRole('contentinfo');

describe('the frame', () => {
  it('leads to sign in where the site has accounts, and nowhere else', () => {
    const signInLinks = (site: Site) => {
      const { container } = render(
        <Frame site={site} path="/home" publishedAt="2026-03-04T05:06:07Z">
          <h1>Screen</h1>
        </Frame>,
      );
      return container.querySelectorAll('header a[href="/login"]').length;
    };
    expect(signInLinks({ ...fakeSite, api: {} })).toBe(0);
    expect(signInLinks(fakeSite)).toBe(2);
    const auth0 = { domain: 'id.example.test', clientId: 'c' };
    expect(signInLinks({ ...fakeSite, api: {}, auth: { auth0 } })).toBe(2);
  });

  it('says where the links of other sites lead', () => {
    render(frame());
    expect(screen.getByRole('link', { name: 'LinkedIn (external site)' })).toHaveAttribute(
      'href',
      'https://network.example/test',
    );
    expect(screen.getByRole('link', { name: 'Test Hosting (external site)' })).toHaveAttribute(
      'rel',
      'noopener',
    );
  });

  it('marks the current page in the footer', () => {
    render(frame('/career'));
    expect(within(footer()).getByRole('link', { name: 'Careers' })).toHaveAttribute('aria-current', 'page');
  });

  it('hydrates what was rendered without a difference', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(frame());
    const errors: unknown[] = [];
    render(frame(), { container, hydrate: true, onRecoverableError: (error) => errors.push(error) });
    expect(errors).toEqual([]);
  });
});

describe('the year in the footer', () => {
  it('is the year of publication in a page that is rendered ahead', () => {
    expect(renderToString(frame()).replaceAll('<!-- -->', '')).toContain('© 2026 Test Company');
  });

  it.each([
    ['2031-01-02', '© 2031 Test Company'],
    ['2019-01-02', '© 2026 Test Company'],
  ])('on %s reads %s', (today, line) => {
    jest.useFakeTimers({ now: new Date(today) });
    render(frame());
    expect(within(footer()).getByText(line)).toBeVisible();
  });
});
