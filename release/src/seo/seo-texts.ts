/** Texts of the whole site for search engines and other programs. */
import type { RouteDescriptor, Site } from 'shared-types';
import * as v from 'valibot';
import { hasParameters } from 'shared-types/protocol/routes';
import type { HostRelease, SiteConfiguration } from 'shared-types/release';
import { readReleaseFile } from '../integrity/read-release-file.js';
import { titleOf, type Composition } from '../model/composition.js';
import { parseRecord } from '../model/parse-record.js';
import { siteFile } from '../model/site-files.js';
import { homePath } from '../model/home-path.js';
import { readFact, type Facts } from '../rendering/facts.js';
import type { PageSet } from '../rendering/page-set.js';
import type { Store } from '../store/store.js';
import { llmsText } from './llms.js';
import { sitemapPath, sitemapText, type SitemapPage } from './sitemap.js';

export interface SeoText {
  readonly path: string;
  readonly type: string;
  readonly text: string;
}

export interface SeoInput {
  readonly store: Store;
  readonly composition: Composition;
  readonly facts: Facts;
  readonly pageSets: readonly PageSet[];
  /** Time at which the generation was written, ISO 8601. */
  readonly at: string;
}

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

const byPath = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;

/** All pages that search engines may keep, in the order of their paths. */
function indexablePages({ composition, pageSets }: SeoInput): readonly SitemapPage[] {
  const { site, leftOut } = composition;
  return pageSets
    .flatMap(({ pages }) => Object.entries(pages))
    .filter(([address]) => !leftOut.includes(address.replace(/\?.*/, '')))
    .sort(byPath)
    .flatMap(([path, { changedOn }]) =>
      changedOn === undefined ? [] : [{ address: site.baseUrl + path, changedOn }],
    );
}

/** Routes with one page that search engines may keep. */
function indexableRoutes({
  composition: { remotes, leftOut },
  pageSets,
}: SeoInput): readonly RouteDescriptor[] {
  const kept = new Set(
    pageSets.flatMap(({ pages }) => Object.keys(pages).filter((path) => pages[path]?.changedOn)),
  );
  return remotes
    .flatMap(({ release }) => release.routes)
    .filter(({ path }) => !hasParameters(path) && kept.has(path) && !leftOut.includes(path));
}

async function llmsOf(input: SeoInput): Promise<string> {
  const { composition, facts } = input;
  const { company, baseUrl } = composition.site;
  const pages = indexableRoutes(input);
  return llmsText({
    name: company.name,
    baseUrl,
    summary: pages.find(({ path }) => path === homePath)?.description ?? company.name,
    pages,
    // A file that is damaged is a problem of its own: here the groups are missing, not the pages.
    siteMap: await readFact(facts, 'site-map').catch(() => undefined),
  });
}

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
    { path: '/llms.txt', type: 'text/plain', text: await llmsOf(input) },
    ...(manifest === undefined
      ? []
      : [{ path: `/${webManifest}`, type: 'application/manifest+json', text: manifest }]),
  ];
}
