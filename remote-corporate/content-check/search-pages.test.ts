import { expect, it } from '@jest/globals';
import { readContent } from './content-files.js';
import { searchPages } from './search-pages.js';

const head = `---
h1: Forms
label: Forms
updated: 2026-11-12
lead: Ask for a refund.
---
`;

const files = {
  pages: { forms: `${head}\n## On paper\n\nText.\n\n:::sample\n## Invented\n\nText.\n:::\n` },
  data: {},
};

it('a page is found by its names, its headings, its lead and the parts that its screen draws', () => {
  const routes = [
    { path: '/forms', screen: 'forms', title: 'Forms for returns' },
    { path: '/career', screen: 'career', title: 'Careers' },
  ];
  const names = new Map([
    ['/forms#return', 'Return or complaint'],
    ['/other#return', 'Other'],
  ]);
  expect(searchPages(readContent(files), routes, names)).toEqual([
    {
      path: '/forms',
      label: 'Forms',
      title: 'Forms for returns',
      lead: 'Ask for a refund.',
      sections: [
        { anchor: 'on-paper', title: 'On paper', sample: false },
        { anchor: 'invented', title: 'Invented', sample: true },
        { anchor: 'return', title: 'Return or complaint', sample: false },
      ],
    },
  ]);
});
