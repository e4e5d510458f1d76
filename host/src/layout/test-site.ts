import type { Site } from 'shared-types';

/** The site configuration of the shell's tests. */
export const testSite: Site = {
  company: {
    name: 'Handwell Safety',
    address: ['14 Cutters Row'],
    email: 'enquiries@handwell.example',
    phone: '+00 555 0142',
    linkedin: 'https://network.example/handwell',
  },
  hosting: { name: 'Example Hosting', url: 'https://hosting.example' },
  baseUrl: 'https://site.example',
  sample: false,
  indexable: false,
  api: {},
  enquiries: { endpoint: '' },
};
