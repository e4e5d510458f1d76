/** Texts of the whole site for search engines and other programs. */
import type { RouteDescriptor } from 'shared-types';
import { hasParameters } from 'shared-types/protocol/routes';
import type { Composition } from '../model/composition.js';
import { homePath } from '../model/home-path.js';
import { readFact, type Facts } from '../rendering/facts.js';
import type { PageSet } from '../rendering/page-set.js';
import type { Store } from '../store/store.js';
import { llmsText } from './llms.js';
import { robotsText } from './robots.js';
import { securityTexts } from './security-txt.js';
import { sitemapTexts, type SitemapPage } from './sitemap.js';
import { webManifest, webManifestText } from './web-manifest.js';

export interface SeoText {
  readonly path: string;
  /** Media type. */
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

const byPath = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;

/** All pages that search engines may keep, in the order of their paths. */
function indexablePages({ composition, pageSets }: SeoInput): readonly SitemapPage[] {
  const { site, leftOut } = composition;
  return pageSets
    .flatMap(({ pages }) => Object.entries(pages))
    .filter(([address]) => !leftOut.includes(address.replace(/\?.*/, '')))
    .sort(byPath)
    .flatMap(([path, { content }]) =>
      content ? [{ address: site.baseUrl + path, changedOn: content.changedOn }] : [],
    );
}

/** Routes with one page that search engines may keep. */
function indexableRoutes({
  composition: { remotes, leftOut },
  pageSets,
}: SeoInput): readonly RouteDescriptor[] {
  const kept = new Set(
    pageSets.flatMap(({ pages }) => Object.keys(pages).filter((path) => pages[path]?.content)),
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
    ...[...sitemapTexts(site.baseUrl, indexablePages(input))].map(([path, text]) => ({
      path,
      type: 'application/xml',
      text,
    })),
    { path: '/robots.txt', type: 'text/plain', text: robotsText(site.baseUrl) },
    { path: '/llms.txt', type: 'text/plain', text: await llmsOf(input) },
    ...(manifest === undefined
      ? []
      : [{ path: `/${webManifest}`, type: 'application/manifest+json', text: manifest }]),
  ];
}
