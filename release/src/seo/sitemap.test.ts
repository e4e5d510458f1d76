import { expect, it } from '@jest/globals';
import { sitemapTexts } from './sitemap.js';

const page = (path: string, changedOn = '2026-01-31') => ({
  address: `https://a.example${path}`,
  changedOn,
});

const inParts = (limit: number) =>
  sitemapTexts('https://a.example', [page('/a'), page('/b', '2026-02-01'), page('/c')], limit);

it('lists each page with the date of its last change', () => {
  expect([...sitemapTexts('https://a.example', [page('/a'), page('/b', '2026-02-01')])]).toEqual([
    [
      '/sitemap.xml',
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '<url><loc>https://a.example/a</loc><lastmod>2026-01-31</lastmod></url>\n' +
        '<url><loc>https://a.example/b</loc><lastmod>2026-02-01</lastmod></url>\n' +
        '</urlset>\n',
    ],
  ]);
});

it('escapes special characters of XML', () => {
  expect(sitemapTexts('', [page("/a&b'c")]).get('/sitemap.xml')).toContain('/a&amp;b&apos;c</loc>');
});

it('is an index of parts if one file would contain too many addresses', () => {
  const texts = inParts(2);
  expect([...texts.keys()]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml']);
  expect(texts.get('/sitemap.xml')).toContain(
    '<sitemap><loc>https://a.example/sitemap-1.xml</loc><lastmod>2026-02-01</lastmod></sitemap>',
  );
  expect(texts.get('/sitemap-1.xml')?.match(/<url>/g)).toHaveLength(2);
  expect(texts.get('/sitemap-2.xml')?.match(/<url>/g)).toHaveLength(1);
});

it('stays one file at the limit', () => {
  expect([...inParts(3).keys()]).toEqual(['/sitemap.xml']);
});
