import { describe, expect, it } from '@jest/globals';
import type { NavItem } from 'shared-types';
import { activeItems } from './active-items';
import { flatItems, liveItems, visibleItems } from './items';

const page = (id: string, changes: Partial<NavItem> = {}): NavItem => ({
  id,
  title: id,
  type: 'item',
  url: `/${id}`,
  ...changes,
});
const parent = (id: string, type: 'group' | 'collapse', ...children: readonly NavItem[]): NavItem => ({
  id,
  title: id,
  type,
  children,
});
const divider = (id: string): NavItem => ({ id, title: id, type: 'divider' });

/** `a(b,c)`: ids in order, children in brackets. */
const shape = (items: readonly NavItem[]): string =>
  items.map(({ id, children }) => (children ? `${id}(${shape(children)})` : id)).join();

describe('the items that a role sees', () => {
  it.each([
    ['no list', undefined, 'x', 'x'],
    ['an empty list', [], 'x', 'x'],
    ["['admin']", ['admin'], '', 'x'],
    ["['guest']", ['guest'], 'x', ''],
    ["['guest', 'admin']", ['guest', 'admin'], 'x', 'x'],
    ["['staff']", ['staff'], '', ''],
  ])('with %s', (...[, auth, forGuest, forAdmin]) => {
    const items = [page('x', auth && { auth })];
    expect([shape(visibleItems(items, 'guest')), shape(visibleItems(items, 'admin'))]).toEqual([
      forGuest,
      forAdmin,
    ]);
  });

  const admins = page('admins', { auth: ['admin'] });

  it.each<[string, readonly NavItem[], string]>([
    ['a group without a visible child', [parent('g', 'group', admins)], ''],
    ['parents whose last grandchild is hidden', [parent('c', 'collapse', parent('g', 'group', admins))], ''],
    ['the hidden child of a visible parent', [parent('c', 'collapse', admins, page('a'))], 'c(a)'],
    ['a hidden parent with its children', [{ ...parent('c', 'collapse', page('a')), auth: ['admin'] }], ''],
    ['a parent without children', [{ id: 'c', title: 'c', type: 'collapse' }, page('a')], 'a'],
  ])('leave out %s', (_, items, left) => {
    expect(shape(visibleItems(items, 'guest'))).toBe(left);
  });
});

describe('the items that are live', () => {
  const isLive = (path: string) => path === '/there';
  it.each<[string, readonly NavItem[], string]>([
    ['have no item whose page is not live', [page('gone'), page('there')], 'there'],
    ['have an item whose address has a query', [page('a', { url: '/there?q=1' })], 'a'],
    ['have links to files and to other sites', [page('a', { type: 'link', url: '/file.ics' })], 'a'],
    ['have dividers and groups', [divider('d'), parent('g', 'group', page('there'))], 'd,g(there)'],
  ])('%s', (_, items, left) => {
    expect(shape(liveItems(items, isLive))).toBe(left);
  });

  it('keep the children of a collapse whose own page is not live', () => {
    const [collapse] = liveItems([{ ...parent('c', 'collapse', page('there')), url: '/gone' }], isLive);
    expect([collapse?.url, shape(collapse?.children ?? [])]).toEqual([undefined, 'there']);
  });
});

describe('the active item', () => {
  const items = [
    page('home'),
    page('about', { url: '/about-us' }),
    parent(
      'products',
      'collapse',
      page('all', { url: '/products' }),
      parent('families', 'collapse', page('gloves', { url: '/products/gloves' })),
      page('exact', { url: '/products/exact', exact: true }),
    ),
    page('filtered', { url: '/products/gloves?size=9' }),
    page('file', { type: 'link', url: '/products/gloves/list.ics' }),
    parent('apps', 'group', page('twin', { url: '/products/exact' })),
  ];
  const collapseWithPage: NavItem = {
    ...parent('section', 'collapse', page('first', { url: '/section', exact: true })),
    url: '/section',
  };
  it('is the one of the path, with those around it', () => {
    const cases = [
      ['/home', 'home=page'],
      ['/home/', 'home=page'],
      ['/about-us', 'about=page'],
      ['/ab', ''],
      ['/about-us-old', ''],
      ['/about-us/csr', 'about=true'],
      ['/products', 'products=true all=page'],
      ['/products/gloves', 'products=true families=true gloves=page'],
      ['/products/gloves/XP1', 'products=true families=true gloves=true'],
      ['/products/exact', 'products=true exact=page apps=true twin=page'],
      ['/products/exact/more', 'apps=true twin=true'],
      ['/products/gloves/list.ics', 'products=true families=true gloves=true'],
      ['/section', 'section=true first=page'],
      ['/section/below', 'section=true'],
      ['/', ''],
      ['', ''],
    ] as const;
    const activeAt = (path: string) =>
      [...activeItems([...items, collapseWithPage], path)].map(([id, value]) => `${id}=${value}`).join(' ');
    expect(cases.map(([path]) => [path, activeAt(path)])).toEqual(cases);
  });
});

describe('the flat list', () => {
  it('has everything that leads somewhere, with the titles above it', () => {
    const collapse = { ...parent('c', 'collapse', page('a'), divider('d')), url: '/c' };
    const flat = flatItems([parent('g', 'group', collapse), page('b')]);
    expect(flat.map(({ id, path }) => [id, path])).toEqual([
      ['c', ['g']],
      ['a', ['g', 'c']],
      ['b', []],
    ]);
  });
});
