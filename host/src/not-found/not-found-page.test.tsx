import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeSite } from 'shared-types/testing/fake-site';
import { NotFoundPage } from './not-found-page';

const show = (path: string, routes: readonly { path: string; title: string }[] = []) =>
  render(<NotFoundPage path={path} site={fakeSite} routes={routes} />);

describe('the not-found page', () => {
  it('names the asked address and suggests the nearest page', () => {
    show('/catalouges');
    expect(screen.getByText('/catalouges')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Catalogues /catalogues' })).toHaveAttribute(
      'href',
      '/catalogues',
    );
  });

  it('suggests a guide', () => {
    show('/alternativs');
    expect(screen.getByRole('link', { name: / \/alternatives$/ })).toBeVisible();
  });

  it('suggests Home while the address is not known', () => {
    show('');
    expect(screen.queryByText('not found')).toBeNull();
    expect(screen.getByRole('link', { name: 'Home /home' })).toBeVisible();
  });

  it('offers the eight categories and the site map', () => {
    show('/x');
    for (const name of ['General/DIY', 'Hospital Wear', 'All products', /^Site Map/]) {
      expect(screen.getByRole('link', { name })).toBeVisible();
    }
  });

  it('reports the address by mail', () => {
    show('/old page');
    const address =
      screen.getByRole('link', { name: 'Report the broken link by e-mail' }).getAttribute('href') ?? '';
    expect(address).toMatch(/^mailto:mail@test\.example\?/);
    expect(decodeURIComponent(address)).toContain('https://site.example/old page');
  });

  it('says that the site offers no sign-in, and suggests no page that needs one', () => {
    render(
      <NotFoundPage
        path="/members"
        site={fakeSite}
        routes={[{ path: '/members', title: 'Members' }]}
        reason="no-sign-in"
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Sign-in is not available' })).toBeVisible();
    expect(screen.getByText('/members')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Members/ })).toBeNull();
  });
});
