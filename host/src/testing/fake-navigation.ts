/** A navigation with each type of item. */
import type { NavItem } from 'shared-types';
import { constantStore } from 'shared-types/testing/fake-shell';
import { activeItems } from '../panels/navigation/active-items';
import { navigationFor } from '../panels/navigation/navigation';

const items: readonly NavItem[] = [
  { id: 'home', title: 'Home', type: 'item', url: '/home', icon: 'home' },
  {
    id: 'products',
    title: 'Products',
    type: 'collapse',
    url: '/products',
    children: [
      {
        id: 'families',
        title: 'Families',
        type: 'collapse',
        children: [{ id: 'gloves', title: 'Gloves', type: 'item', url: '/products/gloves' }],
      },
    ],
  },
  { id: 'divider', title: 'Divider', type: 'divider' },
  {
    id: 'more',
    title: 'More',
    type: 'group',
    children: [
      {
        id: 'careers',
        title: 'Careers',
        type: 'item',
        url: '/career',
        badge: { title: 'New', bg: '#000000', fg: '#ffffff' },
      },
      { id: 'docs', title: 'Docs', type: 'link', url: 'https://www.example.com', target: '_blank' },
      { id: 'self', title: 'Self', type: 'item', url: '/self', target: '_self' },
    ],
  },
];

export const fakeNavigation = constantStore(navigationFor(items, 'guest'));

/** Items of a navbar, with the active ones of the page at a path. */
export const fakeNavbar = (path: string) => ({ items, active: activeItems(items, path) });
