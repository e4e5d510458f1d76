/** `/sitemap.xml` by the protocol of sitemaps.org, version 0.9. */

export interface SitemapPage {
  readonly address: string;
  /** Day of its release, `2026-01-31`. */
  readonly changedOn: string;
}

/** Most addresses in one file, by the protocol. */
const mostAddresses = 50_000;

export const sitemapPath = '/sitemap.xml';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeText = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

const entry = ({ address, changedOn }: SitemapPage) =>
  `<url><loc>${escapeText(address)}</loc><lastmod>${changedOn}</lastmod></url>\n`;

/** The site map for search engines. */
export const sitemapText = (pages: readonly SitemapPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...pages.slice(0, mostAddresses).map(entry),
    '</urlset>\n',
  ].join('');
