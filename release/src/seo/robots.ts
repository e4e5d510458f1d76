import { sitemapPath } from './sitemap.js';

/**
 * `/robots.txt` (RFC 9309). It blocks no page: a page that is to stay out says so itself, and must be read for that. A
 * site that is to stay out as a whole says so in a header of every answer.
 *
 * @param baseUrl address of the site, without a slash at its end
 */
export const robotsText = (baseUrl: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${baseUrl}${sitemapPath}\n`;
