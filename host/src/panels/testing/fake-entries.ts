import type { FlatNavItem } from 'shared-types';

export const fakeEntries: readonly FlatNavItem[] = [
  { id: 'home', title: 'Home', type: 'item', url: '/home', path: [] },
  { id: 'contact', title: 'Contact Us', type: 'item', url: '/contact-us', path: [] },
  { id: 'csr', title: 'CSR', type: 'item', url: '/about-us/csr', path: ['About Us'] },
  { id: 'calendar', title: 'Events', type: 'item', url: '/media/events', path: ['More'] },
  { id: 'mail', title: 'Forms', type: 'item', url: '/forms', path: ['More'] },
  {
    id: 'todo',
    title: 'To do',
    type: 'item',
    url: '/example/notes/labels/todos',
    path: ['Template demo', 'Notes'],
  },
  {
    id: 'standards',
    title: 'Standards',
    type: 'item',
    url: 'https://standards.example/',
    path: [],
    target: '_blank',
  },
];
