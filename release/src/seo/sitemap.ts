/** `/sitemap.xml` by the protocol of sitemaps.org, version 0.9. */

export interface SitemapPage {
  readonly address: string;
  /** Day on which its content changed, `2026-01-31`. */
  readonly changedOn: string;
}

/** Most addresses in one file; the protocol stops at 50,000. */
const usualLimit = 45_000;

export const sitemapPath = '/sitemap.xml';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const entry = (element: string, { address, changedOn }: SitemapPage) =>
  `<${element}><loc>${escapeText(address)}</loc><lastmod>${changedOn}</lastmod></${element}>\n`;

const fileOf = (root: string, entries: readonly string[]) =>
  `${declaration}<${root} ${namespace}>\n${entries.join('')}</${root}>\n`;

/** Consecutive pages that fit into one file each. */
const partsOf = (pages: readonly SitemapPage[], limit: number) =>
  Array.from({ length: Math.ceil(pages.length / limit) }, (_, index) =>
    pages.slice(index * limit, (index + 1) * limit),
  );

const lastDay = (pages: readonly SitemapPage[]) =>
  pages.reduce((last, { changedOn }) => (changedOn > last ? changedOn : last), '');

/**
 * The files of the site map for search engines: one, or an index and its parts.
 *
 * @param baseUrl address of the site, without a slash at its end
 */
export function sitemapTexts(
  baseUrl: string,
  pages: readonly SitemapPage[],
  limit = usualLimit,
): ReadonlyMap<string, string> {
  const texts = (part: readonly SitemapPage[]) =>
    fileOf(
      'urlset',
      part.map((page) => entry('url', page)),
    );
  const parts = partsOf(pages, limit);
  if (parts.length <= 1) return new Map([[sitemapPath, texts(pages)]]);
  const numbered = parts.map((part, index) => [`/sitemap-${index + 1}.xml`, part] as const);
  const index = numbered.map(([path, part]) =>
    entry('sitemap', { address: baseUrl + path, changedOn: lastDay(part) }),
  );
  return new Map([
    [sitemapPath, fileOf('sitemapindex', index)],
    ...numbered.map(([path, part]) => [path, texts(part)] as const),
  ]);
}
