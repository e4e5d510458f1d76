import { expect, it } from '@jest/globals';
import { llmsText } from './llms.js';

const page = (path: string) => ({ path, title: `Title of ${path}`, description: `About\n ${path}.` });

const input = {
  name: 'Test Company',
  baseUrl: 'https://a.example',
  summary: 'Gloves and workwear.',
  pages: [page('/a'), page('/b'), page('/c')],
};

it('lists pages under the headings of the site map, then all others', () => {
  const siteMap = [
    { heading: 'Company', paths: ['/b', '/gone'] },
    { heading: 'Empty', paths: ['/gone'] },
  ];
  expect(llmsText({ ...input, siteMap })).toBe(`# Test Company

> Gloves and workwear.

## Company

- [Title of /b](https://a.example/b): About /b.

## Pages

- [Title of /a](https://a.example/a): About /a.
- [Title of /c](https://a.example/c): About /c.
`);
});

it('is one list if there is no fact site-map', () => {
  expect(llmsText({ ...input, siteMap: undefined }).match(/^## .*/gm)).toEqual(['## Pages']);
});
