import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { factsOf, fakeContext, fakeRequest, screenProps } from 'shared-types/testing/fake-shell';
import { entries } from '#content/categories.json';
import { readAssetOf } from '../../testing/release-files';
import { load, Screen } from './home-screen';

const request = fakeRequest('/home');

async function showHome(facts: Readonly<Record<string, unknown>>, leftOut?: readonly string[]) {
  const context = fakeContext({
    facts: factsOf(facts),
    readAsset: readAssetOf(),
    ...(leftOut && { leftOut }),
  });
  const { data } = await load(request, context);
  render(<Screen {...screenProps(request, data)} />);
}

const categories = [
  {
    slug: 'cotton',
    path: '/products/industrial_gloves/cotton',
    label: 'Cotton',
    group: 'Gloves',
    count: 10,
    drawing: '/assets/1.svg',
  },
  {
    slug: 'hv',
    path: '/products/high-visibility-garments',
    label: 'High Visibility',
    group: 'Garments',
    count: 5,
    drawing: '/assets/2.svg',
  },
];

describe('the home page', () => {
  it('shows the categories that the catalogue offers, with their counts', async () => {
    await showHome({ categories });
    expect(screen.getByRole('link', { name: /Cotton/ })).toHaveTextContent('10 articles');
    expect(screen.getByRole('link', { name: /High Visibility/ })).toHaveAttribute(
      'href',
      '/products/high-visibility-garments',
    );
  });

  it('leaves out categories without articles, and groups without categories', async () => {
    await showHome({ categories: [categories[0], { ...categories[1], count: 0 }] }, [
      '/products/garments',
      '/products/high-visibility-garments',
    ]);
    expect(screen.getByRole('link', { name: /Cotton/ })).toBeVisible();
    expect(screen.queryByText(/High Visibility/)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Garments' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Browse garments' })).not.toBeInTheDocument();
  });

  it('has no link and no field for a catalogue that is not live', async () => {
    const left = entries.map(({ href }) => href);
    await showHome({}, ['/products', '/products/gloves', '/products/garments', '/catalogues', ...left]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.filter((href) => href?.startsWith('/products'))).toEqual([]);
    expect(links).not.toContain('/catalogues');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows the eight categories of the menu without counts if the catalogue is not available', async () => {
    await showHome({});
    const tiles = [
      ['General/DIY', '/products/mechanics_gloves/general'],
      ['Impact Protection', '/products/mechanics_gloves/impact_protection'],
      ['Cotton', '/products/industrial_gloves/cotton'],
      ['Leather', '/products/industrial_gloves/leather'],
      ['FR Garments', '/products/fire-resistant-garments'],
      ['Non FR Garments', '/products/non-fire-resistant-garments'],
      ['High Visibility', '/products/high-visibility-garments'],
      ['Hospital Wear', '/products/hospital-wear-garments'],
    ] as const;
    for (const [name, href] of tiles)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.queryByText(/\d articles/)).not.toBeInTheDocument();
  });

  it('leads with its promise above the heading, and two ways into the range', async () => {
    await showHome({ categories });
    const lead = screen.getByText('Protection you can specify.').closest('hgroup');
    expect(within(lead ?? document.body).getByRole('heading', { level: 1 })).toBeVisible();
    const ways = within(lead?.parentElement ?? document.body).getAllByRole('link');
    expect(ways.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Browse gloves', '/products/gloves'],
      ['Browse garments', '/products/garments'],
    ]);
  });

  it('begins the choice by hazard with the hazards that have articles', async () => {
    const hazard = { part: 'hands', examples: 'Glass, blades', answers: [] };
    const hazards = [
      { ...hazard, path: '/choose/sharp-edges', label: 'Sharp edges', count: 12 },
      { ...hazard, path: '/choose/electricity', label: 'Electricity', count: 0 },
    ];
    await showHome({ categories, hazards });
    expect(screen.getByRole('link', { name: /^Sharp edges/ })).toHaveAttribute('href', '/choose/sharp-edges');
    expect(screen.queryByRole('link', { name: /Electricity/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All hazards' })).toHaveAttribute('href', '/choose');
  });

  it('begins with a trade, which shows its picture', async () => {
    const trade = { path: '/choose/welding', label: 'Welding', count: 5, drawing: '/assets/3.svg' };
    await showHome({ categories, trades: [trade] });
    const trades = screen.getByRole('heading', { name: 'Choose by trade' }).closest('section');
    const link = within(trades ?? document.body).getByRole('link', { name: /^Welding/ });
    expect(link).toHaveAttribute('href', '/choose/welding');
    expect(link.querySelector('img')).toHaveAttribute('src', '/assets/3.svg');
  });

  it('sends a marking to the catalogue with a plain form', async () => {
    await showHome({});
    const field = screen.getByRole('textbox', { name: 'Marking' });
    expect(field).toHaveAttribute('name', 'q');
    expect(field.closest('form')).toHaveAttribute('action', '/search');
  });
});
