import { describe, expect, it } from '@jest/globals';
import plan from '../../content/data/site-map.json';
import { pageCount, siteMapFrom, siteMapWith, type SiteMap } from './site-map';

const corporate = {
  remote: 'corporate',
  routes: [
    { path: '/home', title: 'Industrial gloves and workwear' },
    { path: '/career', title: 'Careers and open positions' },
    { path: '/warranty', title: 'Warranty' },
    { path: '/media/events/:id', title: 'An event' },
  ],
};
const catalogue = {
  remote: 'catalogue',
  routes: [
    { path: '/products', title: 'All products' },
    { path: '/products/gloves', title: 'Gloves' },
    { path: '/products/mechanics_gloves', title: 'Mechanics Gloves' },
    { path: '/products/mechanics_gloves/general', title: 'General' },
  ],
};
const leather = [...catalogue.routes, { path: '/products/industrial_gloves/leather', title: 'Leather' }];
const categories = [
  { path: '/products/mechanics_gloves/general', group: 'Gloves', count: 7 },
  { path: '/products/mechanics_gloves/impact_protection', group: 'Gloves', count: 6 },
  { path: '/products/industrial_gloves/leather', group: 'Gloves', count: 5 },
  { path: '/products/hospital-wear-garments', group: 'Garments', count: 4 },
];

const group = ({ groups }: SiteMap, heading: string) => groups.find((one) => one.heading === heading)?.pages;

describe('the site map', () => {
  const map = siteMapFrom(plan, { routes: [corporate, catalogue], categories });

  it('has the pages that exist, under their short names', () => {
    expect(group(map, 'Company')?.slice(0, 2)).toEqual([
      { path: '/home', label: 'Home', depth: 0 },
      { path: '/career', label: 'Careers', depth: 0 },
    ]);
  });

  it('has a page that nobody planned, and none whose address has a parameter', () => {
    expect(group(map, 'Company')?.slice(2)).toEqual([{ path: '/warranty', label: 'Warranty', depth: 0 }]);
  });

  it('counts the articles at a category, below it, in its group and in all', () => {
    const counts = map.products.flat().map(({ path, count }) => [path, count]);
    expect(Object.fromEntries(counts)).toEqual({
      '/products': 22,
      '/products/gloves': 18,
      '/products/mechanics_gloves': 13,
      '/products/mechanics_gloves/general': 7,
    });
  });

  it('shows no count where the catalogue tells none', () => {
    const pages = siteMapFrom(plan, { routes: [catalogue], categories: undefined }).products.flat();
    expect(pages.filter((page) => 'count' in page)).toEqual([]);
  });

  it('leaves out categories without articles, and what the site leaves out', () => {
    const empty = [...categories.slice(0, 2), { ...categories[2], count: 0 }, categories[3]];
    const routes = [{ ...catalogue, routes: leather }, corporate];
    const leftOut = ['/products/gloves', '/career'];
    const short = siteMapFrom(plan, { routes, categories: empty, leftOut });
    const paths = short.products.flat().map(({ path }) => path);
    expect(paths).not.toContain('/products/industrial_gloves/leather');
    expect(paths).not.toContain('/products/gloves');
    expect(group(short, 'Company')?.map(({ path }) => path)).toEqual(['/home', '/warranty']);
  });

  it('has no group for a part of the site that is missing', () => {
    expect(group(map, 'Template demo')).toBeUndefined();
    expect(siteMapFrom(plan, { routes: [corporate], categories }).products).toEqual([]);
  });
});

describe('siteMapWith', () => {
  const map = siteMapFrom(plan, { routes: [corporate, catalogue], categories });
  const labels = ({ products, groups }: SiteMap) =>
    [...products.flat(), ...groups.flatMap(({ pages }) => pages)].map(({ label }) => label);

  it('leaves the pages that have every typed word in their name or address', () => {
    expect(labels(siteMapWith(map, 'GENERAL'))).toEqual(['General/DIY']);
    expect(labels(siteMapWith(map, 'gloves mechanics'))).toEqual(['Mechanics Gloves', 'General/DIY']);
    expect(labels(siteMapWith(map, 'warr'))).toEqual(['Warranty']);
  });

  it('leaves no empty group, and nothing where nothing fits', () => {
    expect(siteMapWith(map, 'warranty').groups.map(({ heading }) => heading)).toEqual(['Company']);
    expect(pageCount(siteMapWith(map, 'umbrella'))).toBe(0);
  });

  it('leaves all while nothing is typed', () => {
    expect(siteMapWith(map, ' ')).toBe(map);
    expect(pageCount(map)).toBe(7);
  });
});
