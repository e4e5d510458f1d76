import { expect, it } from '@jest/globals';
import { searchPages } from './search-pages.js';

const head = `---
title: Forms for returns
description: Send goods back.
h1: Forms
label: Forms
updated: 2026-11-12
search: blank form; refund, send back #return
---
`;

const files = {
  pages: { forms: `${head}\n## On paper\n\nText.\n\n:::sample\n## Invented\n\nText.\n:::\n` },
  data: {},
};

it('a page is found by its names, its headings, the parts that its screen draws, and the words of an editor', () => {
  const routes = [
    { path: '/forms', screen: 'forms', title: 'Forms for returns' },
    { path: '/career', screen: 'career', title: 'Careers' },
  ];
  const names = new Map([
    ['/forms#return', 'Return or complaint'],
    ['/other#return', 'Other'],
  ]);
  expect(searchPages(files, routes, names)).toEqual([
    {
      path: '/forms',
      label: 'Forms',
      title: 'Forms for returns',
      words: ['blank form'],
      sections: [
        { anchor: 'on-paper', title: 'On paper', words: [], sample: false },
        { anchor: 'invented', title: 'Invented', words: [], sample: true },
        { anchor: 'return', title: 'Return or complaint', words: ['refund', 'send back'], sample: false },
      ],
    },
  ]);
});
