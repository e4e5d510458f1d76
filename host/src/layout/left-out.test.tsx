import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeSite } from 'shared-types/testing/fake-site';
import links from '../../links.json';
import { Frame } from './frame';
import { LeftOut } from './left-out';
import {
  aboutUs,
  aboutUsLinks,
  contactUs,
  footerColumns,
  guides,
  legal,
  home,
  productFamilies,
  products,
  signInLink,
} from './site-links';

const garments = links.find(({ path }) => path === '/products/garments')?.of ?? [];
const withoutGarments = ['/products/garments', ...garments];
const withoutCatalogue = links.map(({ path }) => path).filter((path) => path.startsWith('/products'));

const frame = (leftOut: readonly string[], site = fakeSite) => (
  <LeftOut value={leftOut}>
    <Frame site={site} path="/home" publishedAt="2026-03-04T05:06:07Z">
      <h1>Screen</h1>
    </Frame>
  </LeftOut>
);

const allLinks = (container: HTMLElement) =>
  [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('links.json', () => {
  it('lists the links of header and footer in their order, and what stands below each', () => {
    const families = productFamilies.map(({ path, groups }) => ({
      path,
      of: groups.flatMap(({ heading, categories }) =>
        heading ? [heading.path] : categories.map((category) => category.path),
      ),
      groups,
    }));
    const expected = [
      { path: home.path },
      ...[aboutUs, ...aboutUsLinks.slice(1)].map(({ path }) => ({ path })),
      { path: products.path, of: families.map(({ path }) => path) },
      ...families.flatMap(({ path, of, groups }) => [
        { path, of },
        ...groups.flatMap(({ heading, categories }) => {
          const below = categories.map((category) => ({ path: category.path }));
          return heading ? [{ path: heading.path, of: below.map((one) => one.path) }, ...below] : below;
        }),
      ]),
      ...guides.map(({ path }) => ({ path })),
      { path: contactUs.path },
      { path: signInLink.path },
      ...[...footerColumns.flat(), ...legal].map(({ path }) => ({ path })),
    ];
    expect(links).toEqual(expected);
  });
});

it('a frame has the links of the configuration after its own, but for those that lead nowhere', () => {
  const orders = { label: 'Orders', path: '/orders' };
  const site = {
    ...fakeSite,
    links: { header: [orders], footer: [orders, { label: 'Help', path: '/help' }] },
  };
  const { container } = render(frame(['/help'], site));
  const linksIn = (part: string) => allLinks(container.querySelector(part) as HTMLElement);
  expect(linksIn('header > div nav').slice(-2)).toEqual([contactUs.path, '/orders']);
  expect(linksIn('dialog nav').slice(-2)).toEqual([contactUs.path, '/orders']);
  expect(linksIn('footer nav').at(-1)).toBe('/orders');
});

describe('a frame without garments', () => {
  it('leaves them out of menu and drawer, and keeps the gloves in their order', () => {
    const { container } = render(frame(withoutGarments));
    const shown = allLinks(container);
    expect(shown.filter((path) => withoutGarments.includes(path ?? ''))).toEqual([]);
    const menu = container.querySelector<HTMLElement>('#products-menu');
    const kept = [...links.slice(5, 12), ...guides].map(({ path }) => path);
    expect(menu && allLinks(menu)).toEqual(kept);
    expect(screen.getAllByRole('search', { hidden: true })).not.toHaveLength(0);
  });

  it('leaves a heading out with the last category below it', () => {
    const { container } = render(frame(['/products/mechanics_gloves', ...(links[6]?.of ?? [])]));
    expect(container.innerHTML).not.toContain('/products/mechanics_gloves');
    expect(container.innerHTML).toContain('/products/industrial_gloves');
  });
});

it('a frame without guides has no part for them', () => {
  const { container } = render(frame(guides.map(({ path }) => path)));
  const items = [...container.querySelectorAll('#products-menu li')];
  expect(items.filter((item) => !item.querySelector('a'))).toEqual([]);
});

describe('a frame without a catalogue', () => {
  it('has neither the Products tab nor the search', () => {
    const { container } = render(frame(withoutCatalogue));
    expect(allLinks(container).filter((path) => path?.startsWith('/products'))).toEqual([]);
    expect(screen.queryAllByRole('search', { hidden: true })).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Products menu' })).toBeNull();
    expect(container.querySelector('form')).toBeNull();
  });
});
