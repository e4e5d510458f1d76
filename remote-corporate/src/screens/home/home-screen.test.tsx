import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { factsOf, fakeContext, fakeRequest, screenProps } from 'shared-types/testing/fake-shell';
import { entries } from '#content/categories.json';
import { events } from '#content/events.json';
import { goals } from '#content/goals.json';
import { items } from '#content/news.json';
import { latestFirst } from '../../model/news';
import { readAssetOf } from '../../testing/release-files';
import { load, Screen } from './home-screen';

const request = fakeRequest('/home');

interface HomeSetting {
  readonly now?: string;
  readonly leftOut?: readonly string[];
}

async function showHome(
  facts: Readonly<Record<string, unknown>>,
  publishedAt = '2026-11-20T00:00:00Z',
  { now = publishedAt, leftOut }: HomeSetting = {},
) {
  jest.useFakeTimers({ now: Date.parse(now) });
  const readAsset = readAssetOf();
  const context = fakeContext({ facts: factsOf(facts), readAsset, publishedAt, ...(leftOut && { leftOut }) });
  const { data } = await load(request, context);
  render(<Screen {...screenProps(request, data)} publishedAt={publishedAt} />);
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
    await showHome({ categories: [categories[0], { ...categories[1], count: 0 }] }, undefined, {
      leftOut: ['/products/garments', '/products/high-visibility-garments'],
    });
    expect(screen.getByRole('link', { name: /Cotton/ })).toBeVisible();
    expect(screen.queryByText(/High Visibility/)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Garments' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Browse garments' })).not.toBeInTheDocument();
  });

  it('has no link and no field for a catalogue that is not live', async () => {
    const left = entries.map(({ href }) => href);
    await showHome({}, undefined, {
      leftOut: ['/products', '/products/gloves', '/products/garments', '/catalogues', ...left],
    });
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

  it('shows four featured articles at most', async () => {
    const featured = ['XP301', 'KC407', 'WL503', 'JV801', 'YF601'].map((articleNo) => ({
      articleNo,
      title: `Title of ${articleNo}`,
      path: `/product-details/${articleNo}`,
      drawing: '/assets/3.svg',
      en388: articleNo === 'XP301' ? '4X43DP' : '',
      markings: articleNo === 'YF601' || articleNo === 'JV801' ? ['EN ISO 20471 class 2'] : [],
    }));
    await showHome({ categories, featured });
    expect(screen.getAllByText(/Title of/)).toHaveLength(4);
    const first = screen.getByRole('link', { name: /XP301/ });
    expect(first).toHaveAttribute('href', '/product-details/XP301');
    expect(first).toHaveTextContent('EN 388 4X43DP');
    expect(screen.getByRole('link', { name: /JV801/ })).toHaveTextContent('EN ISO 20471 class 2');
  });

  it('leads with two ways into the range', async () => {
    await showHome({
      categories,
      hazards: [{ path: '/choose/heat', label: 'Heat', examples: '', count: 3 }],
    });
    const lead = screen.getByRole('heading', { level: 1 }).parentElement ?? document.body;
    const ways = within(lead).getAllByRole('link');
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

  it('sends a marking to the catalogue with a plain form', async () => {
    await showHome({});
    const field = screen.getByRole('textbox', { name: 'Marking' });
    expect(field).toHaveAttribute('name', 'q');
    expect(field.closest('form')).toHaveAttribute('action', '/search');
  });

  it('shows the named goals with their latest figures', async () => {
    await showHome({});
    const named = goals.filter(({ isOnHome, latest }) => isOnHome && latest);
    for (const { goal, latest = '' } of named) {
      const link = screen.getByRole('link', { name: new RegExp(goal) });
      expect(link).toHaveAttribute('href', '/about-us/objectives');
      expect(link.textContent).toContain(latest + goal);
    }
  });

  it('shows the latest news and the next events, without one that has ended since publication', async () => {
    const planned = events
      .filter(({ status }) => status !== 'cancelled')
      .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
    const [first, second] = planned;
    const justAfter = new Date(Date.parse(first?.end ?? '') + 1000).toISOString();
    await showHome({}, first?.start, { now: justAfter });
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toContain(`/media#${latestFirst(items)[0]?.id ?? ''}`);
    expect(hrefs).toContain(`/media/events#${second?.id ?? ''}`);
    expect(hrefs).not.toContain(`/media/events#${first?.id ?? ''}`);
  });

  it('shows no event when none is upcoming', async () => {
    await showHome({}, '2999-01-01T00:00:00Z');
    const row = screen.getByRole('heading', { name: 'News and events' }).parentElement;
    expect(within(row ?? document.body).getAllByRole('link')).toHaveLength(1);
  });
});
