import { describe, expect, it } from '@jest/globals';
import type { CategoryFact, Site } from 'shared-types';
import type { FrameLink } from 'shared-types/release';
import { builtHost, builtRemote, route } from '../testing/release-factory.js';
import { leftOutLinks } from './left-out.js';

const links: readonly FrameLink[] = [
  { path: '/home' },
  { path: '/goods', of: ['/goods/left', '/goods/right'] },
  { path: '/goods/left', of: ['/goods/a', '/goods/b'] },
  { path: '/goods/a' },
  { path: '/goods/b' },
  { path: '/goods/right', of: ['/goods/c'] },
  { path: '/goods/c' },
];

const host = builtHost({ version: '1.0.0', links }).release;
const home = builtRemote({ name: 'home', version: '1.0.0' }).release;
const goods = builtRemote({
  name: 'goods',
  version: '1.0.0',
  routes: [route('/goods'), route('/goods/:name')],
}).release;

const category = (slug: string, count: number) => ({
  slug,
  path: `/goods/${slug}`,
  label: slug,
  group: 'Gloves',
  count,
  drawing: '',
});
const counts = (a: number, b: number, c: number) => [category('a', a), category('b', b), category('c', c)];
const leftOut = (
  categories: readonly CategoryFact[] | undefined,
  remotes = [home, goods],
  site: Pick<Site, 'links'> = {},
) => leftOutLinks({ host, remotes, site, categories });

describe('the links that header and footer leave out', () => {
  it('are none if each category has an article', () => {
    expect(leftOut(counts(1, 2, 3))).toEqual([]);
  });

  it('include categories without articles', () => {
    expect(leftOut(counts(1, 0, 3))).toEqual(['/goods/b']);
  });

  it('include parents with nothing left below them', () => {
    expect(leftOut(counts(1, 1, 0))).toEqual(['/goods/right', '/goods/c']);
    expect(leftOut(counts(0, 0, 0))).toEqual(links.slice(1).map(({ path }) => path));
  });

  it('include all pages of a remote that is not live', () => {
    expect(leftOut(undefined, [home])).toEqual(links.slice(1).map(({ path }) => path));
  });

  it('include no categories if no remote reports how many articles they have', () => {
    expect(leftOut(undefined)).toEqual([]);
  });

  it('include those of the site configuration whose page is not live', () => {
    const header = [{ label: 'Orders', path: '/orders' }];
    const footer = [{ label: 'More goods', path: '/goods/more' }];
    expect(leftOut(undefined, [home, goods], { links: { header, footer } })).toEqual(['/orders']);
  });

  it('are none for a host that lists no links', () => {
    const { links: _, ...older } = host;
    expect(leftOutLinks({ host: older, remotes: [], site: {}, categories: counts(0, 0, 0) })).toEqual([]);
  });
});
