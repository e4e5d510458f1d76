import { describe, expect, it } from '@jest/globals';
import type { NavItem } from 'shared-types';
import { hiddenItems, markedItem, navRows } from './nav-rows';
import { ownNavigation } from './own-navigation';

const page = (id: string, url: string, exact = false): NavItem => ({
  id,
  title: id,
  type: 'item',
  url,
  exact,
});
const collapse = (id: string, ...children: readonly NavItem[]): NavItem => ({
  id,
  title: id,
  type: 'collapse',
  children,
});

describe('the items of this remote', () => {
  const rows = navRows(ownNavigation);

  it('have all types and five levels', () => {
    expect([...new Set(rows.map(({ item }) => item.type))].sort()).toEqual([
      'collapse',
      'divider',
      'group',
      'item',
      'link',
    ]);
    expect([...new Set(rows.map(({ level }) => level))].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('have the default shortcuts', () => {
    const urls = ['calendar', 'mail', 'contacts', 'todo'].map(
      (id) => rows.find(({ item }) => item.id === id)?.item.url,
    );
    expect(urls).toEqual(['/media/events', '/forms', '/contact-us', '/example/notes/labels/todos']);
  });
});

describe('the items that are hidden', () => {
  it('are those that are not shown, each with what is below it', () => {
    const all = [collapse('a', page('b', '/b'), page('c', '/c')), collapse('d', page('e', '/e'))];
    const shown = [collapse('a', page('c', '/c'))];
    expect(hiddenItems(all, shown).map(({ id }) => id)).toEqual(['b', 'd']);
  });
});

describe('the item that is marked', () => {
  const flat = [
    page('demo', '/example', true),
    page('notes', '/example/notes'),
    page('archive', '/example/notes/archive'),
    page('roles', '/example/navigation#roles'),
    { ...page('file', '/example/notes/archive'), type: 'link' as const },
  ];
  it.each([
    ['/example', 'demo'],
    ['/example/list', undefined],
    ['/example/notes', 'notes'],
    ['/example/notes/reminders', 'notes'],
    ['/example/notes/archive', 'archive'],
    ['/example/navigation', undefined],
  ])('on %s is %s', (path, id) => {
    expect(markedItem(flat, path)).toBe(id);
  });
});
