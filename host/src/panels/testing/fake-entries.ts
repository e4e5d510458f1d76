import type { NavigationEntry } from '../toolbar/navigation-entry';

export const fakeEntries: readonly NavigationEntry[] = [
  { id: 'home', title: 'Home', url: '/home', path: [] },
  { id: 'contact', title: 'Contact Us', url: '/contact-us', path: [] },
  { id: 'csr', title: 'CSR', url: '/about-us/csr', path: ['About Us'] },
  { id: 'calendar', title: 'Events', url: '/media/events', path: ['More'] },
  { id: 'mail', title: 'Forms', url: '/forms', path: ['More'] },
  { id: 'todo', title: 'To do', url: '/example/notes/labels/todos', path: ['Template demo', 'Notes'] },
  { id: 'standards', title: 'Standards', url: 'https://standards.example/', path: [], target: '_blank' },
];
