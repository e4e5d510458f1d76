import { describe, expect, it } from '@jest/globals';
import plan from '#content/site-map.json';
import { pageCount, siteMapFrom, siteMapWith, type SiteMap } from './site-map';

const route = (path: string, title: string) => ({ path, title, description: title });
const category = (path: string, group: string, count: number) => ({
  slug: path.slice('/products/'.length),
  path,
  label: path,
  group,
  count,
  drawing: '',
});

const corporate = {
  remote: 'corporate',
  routes: [
    route('/home', 'Industrial gloves and workwear'),
    route('/career', 'Careers and open positions'),
    route('/warranty', 'Warranty'),
    route('/media/events/:id', 'An event'),
  ],
};
const catalogue = {
  remote: 'catalogue',
  routes: [
    route('/products', 'All products'),
    route('/products/gloves', 'Gloves'),
    route('/products/mechanics_gloves', 'Mechanics Gloves'),
    route('/products/mechanics_gloves/general', 'General'),
  ],
};
const leather = [...catalogue.routes, route('/products/industrial_gloves/leather', 'Leather')];
const categories = [
  category('/products/mechanics_gloves/general', 'Gloves', 7),
  category('/products/mechanics_gloves/impact_protection', 'Gloves', 6),
  category('/products/industrial_gloves/leather', 'Gloves', 5),
  category('/products/hospital-wear-garments', 'Garments', 4),
];

const group = ({ groups }: SiteMap, heading: string) => groups.find((one) => one.heading === heading)?.pages;

describe('the site map', () => {
  const map = siteMapFrom(plan, { routes: [corporate, catalogue], categories });

  it('lists the existing pages under their short names', () => {
    expect(group(map, 'Company')?.slice(0, 2)).toEqual([
      { path: '/home', label: 'Home', depth: 0 },
      { path: '/career', label: 'Careers', depth: 0 },
    ]);
  });

  it('lists a page that is not planned, and none whose address has a parameter', () => {
    expect(group(map, 'Company')?.slice(2)).toEqual([{ path: '/warranty', label: 'Warranty', depth: 0 }]);
  });

  it('lists the pages of a remote that nobody planned under a heading of their own', () => {
    const guides = { remote: 'guides', routes: [route('/guides', 'Size guide')] };
    const withGuides = siteMapFrom(plan, { routes: [corporate, catalogue, guides], categories });
    expect(group(withGuides, 'More')).toEqual([{ path: '/guides', label: 'Size guide', depth: 0 }]);
    expect(group(map, 'More')).toBeUndefined();
  });

  it('lists no page of the demo and of the sign-in', () => {
    const hidden = [
      { remote: 'template-demo', routes: [route('/example', 'Template demo')] },
      { remote: 'auth', routes: [route('/login', 'Sign in')] },
    ];
    expect(siteMapFrom(plan, { routes: [corporate, catalogue, ...hidden], categories })).toEqual(map);
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

  it('shows no count if the catalogue gives none', () => {
    const pages = siteMapFrom(plan, { routes: [catalogue], categories: undefined }).products.flat();
    expect(pages.filter((page) => 'count' in page)).toEqual([]);
  });

  it('leaves out categories without articles, and what the site leaves out', () => {
    const emptied = '/products/industrial_gloves/leather';
    const empty = categories.map((one) => (one.path === emptied ? { ...one, count: 0 } : one));
    const routes = [{ ...catalogue, routes: leather }, corporate];
    const leftOut = ['/products/gloves', '/career'];
    const short = siteMapFrom(plan, { routes, categories: empty, leftOut });
    const paths = short.products.flat().map(({ path }) => path);
    expect(paths).not.toContain('/products/industrial_gloves/leather');
    expect(paths).not.toContain('/products/gloves');
    expect(group(short, 'Company')?.map(({ path }) => path)).toEqual(['/home', '/warranty']);
  });
});

describe('siteMapWith', () => {
  const map = siteMapFrom(plan, { routes: [corporate, catalogue], categories });
  const labels = ({ products, groups }: SiteMap) =>
    [...products.flat(), ...groups.flatMap(({ pages }) => pages)].map(({ label }) => label);

  it('keeps the pages with every typed word in their name or address', () => {
    expect(labels(siteMapWith(map, 'GENERAL'))).toEqual(['General/DIY']);
    expect(labels(siteMapWith(map, 'gloves mechanics'))).toEqual(['Mechanics Gloves', 'General/DIY']);
    expect(labels(siteMapWith(map, 'warr'))).toEqual(['Warranty']);
  });

  it('keeps no empty group, and nothing if nothing matches', () => {
    expect(siteMapWith(map, 'warranty').groups.map(({ heading }) => heading)).toEqual(['Company']);
    expect(pageCount(siteMapWith(map, 'umbrella'))).toBe(0);
  });

  it('keeps everything while nothing is typed', () => {
    expect(siteMapWith(map, ' ')).toBe(map);
    expect(pageCount(map)).toBe(7);
  });
});
