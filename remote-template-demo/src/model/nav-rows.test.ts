import { describe, expect, it } from '@jest/globals';
import type { NavItem } from 'shared-types';
import { navigation } from '../../remote.json';
import { navRows } from './nav-rows';

describe('the items of this remote', () => {
  const rows = navRows(navigation as readonly NavItem[]);

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
