import { expect, it } from '@jest/globals';
import { sitemapText } from './seo-texts.js';

it('lists each page with the day of its release, and escapes special characters of XML', () => {
  const address = 'https://a.example/a?b&c';
  expect(sitemapText([[address, '2026-01-31']])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url><loc>https://a.example/a?b&amp;c</loc><lastmod>2026-01-31</lastmod></url>\n' +
      '</urlset>\n',
  );
});
