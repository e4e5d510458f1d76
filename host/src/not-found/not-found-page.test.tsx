import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LeftOut } from '../layout/left-out';
import { NotFoundPage } from './not-found-page';
import type { Reason } from './not-found-texts';

const show = (path: string, reason: Reason = 'missing') =>
  render(<NotFoundPage path={path} reason={reason} />);

it('the not-found page names the asked address, and has a search and four links', () => {
  show('/catalouges');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByText('/catalouges')).toBeVisible();
  expect(screen.getByRole('search', { name: 'On this page' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/home',
    '/products',
    '/contact-us',
    '/site-map',
  ]);
});

it.each([
  ['gone', 'Page no longer available'],
  ['no-sign-in', 'Sign-in is not available'],
] as const)('the page in place of one that is %s says so', (reason, heading) => {
  show('/members', reason);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByText('/members')).toBeVisible();
});

it('the not-found page has no search and no link for what the site leaves out', () => {
  render(
    <LeftOut value={['/products', '/site-map']}>
      <NotFoundPage path="/x" reason="missing" />
    </LeftOut>,
  );
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Contact Us']);
});
