/** Texts of the whole site for search engines and other programs. */
import type { Site } from 'shared-types';
import * as v from 'valibot';
import type { HostRelease, SiteConfiguration } from 'shared-types/release';
import { readReleaseFile } from '../integrity/read-release-file.js';
import { titleOf, type Composition } from '../model/composition.js';
import { parseRecord } from '../model/parse-record.js';
import { siteFile } from '../model/site-files.js';
import type { PageSet } from '../rendering/page-set.js';
import type { Store } from '../store/store.js';
import { escapeText } from '../rendering/document.js';

export interface SeoText {
  readonly path: string;
  readonly type: string;
  readonly text: string;
}

export interface SeoInput {
  readonly store: Store;
  readonly composition: Composition;
  readonly pageSets: readonly PageSet[];
  /** Time at which the generation was written, ISO 8601. */
  readonly at: string;
}

const sitemapPath = '/sitemap.xml';

/**
 * `/robots.txt` (RFC 9309). It blocks no page: a page that is to stay out says so itself, and must be read for that. A
 * site that is to stay out as a whole says so in a header of every answer.
 *
 * @param baseUrl address of the site, without a slash at its end
 */
const robotsText = (baseUrl: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${baseUrl}${sitemapPath}\n`;

const securityPath = '/.well-known/security.txt';

const yearMs = 365 * 24 * 3600 * 1000;

/** Whom to tell of a weakness (RFC 9116). @param at time at which the generation was written */
function securityTexts({ security, baseUrl }: SiteConfiguration, at: string) {
  if (!security) return [];
  const fields = [
    `Contact: ${security.contact}`,
    `Expires: ${new Date(Date.parse(at) + yearMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${baseUrl}${securityPath}`,
    ...(security.policy === undefined ? [] : [`Policy: ${security.policy}`]),
  ];
  return [{ path: securityPath, type: 'text/plain', text: `${fields.join('\n')}\n` }];
}

/** Most addresses in one file, by the protocol of sitemaps.org, version 0.9. */
const mostAddresses = 50_000;

/** The site map for search engines. @param pages addresses, each with the day of its release */
export const sitemapText = (pages: readonly (readonly [address: string, day: string])[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...pages
      .slice(0, mostAddresses)
      .map(([address, day]) => `<url><loc>${escapeText(address)}</loc><lastmod>${day}</lastmod></url>\n`),
    '</urlset>\n',
  ].join('');

/** Addresses and days of all pages that search engines may keep, in order. */
const indexablePages = ({ composition: { site, leftOut }, pageSets }: SeoInput) =>
  pageSets
    .flatMap(({ pages }) => Object.entries(pages))
    .flatMap(([path, { changedOn }]) =>
      changedOn === undefined || leftOut.includes(path.replace(/\?.*/, ''))
        ? []
        : [[site.baseUrl + path, changedOn] as const],
    )
    .sort(([one], [other]) => (one < other ? -1 : 1));

/** Name of the file by which a launcher knows the site. */
const webManifest = 'manifest.webmanifest';

/** The host has it without names: those are of the site's configuration. @returns `undefined` where it has none */
async function webManifestText(
  store: Store,
  { company }: Site,
  host: HostRelease,
): Promise<string | undefined> {
  const file = siteFile(webManifest);
  if (!Object.hasOwn(host.files, file)) return undefined;
  const bytes = await readReleaseFile(store, host, file);
  const members = parseRecord(v.record(v.string(), v.unknown()), bytes, {
    what: `${webManifest} of ${titleOf(host)}`,
    reason: 'integrity',
    fix: 'Publish a new version',
  });
  const [short_name] = company.name.split(' ');
  return JSON.stringify({ name: company.name, short_name, ...members });
}

/**
 * Texts are made from the page sets of a generation and its configuration when it is made ready to be served, not at
 * promote, and are not stored: so they always match the pages, also after a rollback. The same generation always gives the
 * same bytes.
 */
export async function seoTexts(input: SeoInput): Promise<readonly SeoText[]> {
  const { site, host } = input.composition;
  const manifest = await webManifestText(input.store, site, host.release).catch(() => undefined);
  return [
    ...securityTexts(site, input.at),
    { path: sitemapPath, type: 'application/xml', text: sitemapText(indexablePages(input)) },
    { path: '/robots.txt', type: 'text/plain', text: robotsText(site.baseUrl) },
    ...(manifest === undefined
      ? []
      : [{ path: `/${webManifest}`, type: 'application/manifest+json', text: manifest }]),
  ];
}
