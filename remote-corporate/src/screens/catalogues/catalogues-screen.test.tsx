import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { factsOf, fakeContext, fakeRequest, screenProps } from 'shared-types/testing/fake-shell';
import { load, Screen } from './catalogues-screen';

const request = fakeRequest('/catalogues');

async function showCatalogues(facts: Readonly<Record<string, unknown>>, leftOut: readonly string[] = []) {
  const { data } = await load(request, fakeContext({ facts: factsOf(facts), leftOut }));
  render(<Screen {...screenProps(request, data)} />);
}

const entry = { pages: 17, articles: 30, language: 'en', sha256: 'ab', updated: '2026-11-20' };
const facts = {
  downloads: [
    {
      ...entry,
      id: 'full',
      kind: 'full',
      title: 'Gloves and workwear',
      url: '/assets/1.pdf',
      bytes: 1_528_012,
    },
    { ...entry, id: 'cotton', kind: 'category', title: 'Cotton', url: '/assets/2.pdf', bytes: 226_065 },
  ],
  categories: [{ slug: 'cotton', path: '/products/cotton', label: 'Cotton', drawing: '/assets/3.svg' }],
};

describe('the catalogues page', () => {
  it('shows type and size of each file in its link, which names the downloaded file', async () => {
    await showCatalogues(facts);
    const full = screen.getByRole('link', { name: 'Full catalogue, PDF, 1.5 MB' });
    expect(full).toHaveAttribute('href', '/assets/1.pdf');
    expect(full).toHaveAttribute('download', 'gloves-and-workwear-november-2026.pdf');
    expect(screen.getByRole('link', { name: 'Cotton, PDF, 226 KB' })).toHaveAttribute(
      'href',
      '/assets/2.pdf',
    );
  });

  it('shows pages, articles, language and edition', async () => {
    await showCatalogues(facts);
    expect(screen.getByText(/17 pages A4, 30 articles, English, edition November 2026/)).toBeVisible();
    expect(screen.getByText('30 articles on 17 pages')).toBeVisible();
  });

  it('links to the contact form for a printed copy', async () => {
    await showCatalogues(facts);
    const link = screen.getByRole('link', { name: 'Request a print copy' });
    expect(link).toHaveAttribute('href', '/contact-us?topic=documents');
  });

  it.each([
    ['nothing', undefined],
    ['an empty list', []],
  ])('says so if the catalogue offers %s, and whom to ask', async (_, downloads) => {
    await showCatalogues({ downloads });
    expect(screen.getByRole('heading', { name: 'No catalogue available' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a print copy' })).toHaveAttribute(
      'href',
      '/contact-us?topic=documents',
    );
    expect(document.querySelector('a[download]')).toBeNull();
  });

  it('does not link to articles that the site leaves out', async () => {
    await showCatalogues({}, ['/products']);
    expect(screen.getByRole('heading', { name: 'No catalogue available' })).toBeVisible();
    expect(screen.queryByText(/Every article is on this site/)).toBeNull();
  });
});
