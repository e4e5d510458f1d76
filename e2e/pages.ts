/**
 * The pages of the site that tests open. Written by hand from the specification, so that a lost page is seen. A running site
 * that checks are pointed at has other articles, and need not have every page: `SITE_PAGES` lists those that it has.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const running = process.env['SITE_PAGES']?.split(' ');

const isThere = (path: string) => running?.includes(path) ?? true;

const companyPages = [
  '/home',
  '/about-us',
  '/about-us/objectives',
  '/about-us/csr',
  '/contact-us',
  '/credentials',
  '/career',
  '/privacy-policy',
  '/policies',
  '/forms',
  '/disclaimer',
  '/imprint',
  '/terms-of-sale',
  '/raise-a-concern',
  '/site-map',
  '/media',
  '/media/events',
  '/gallery',
  '/catalogues',
];

/** All products, and each category. */
const listings = [
  '/products',
  '/products/gloves',
  '/products/mechanics_gloves',
  '/products/mechanics_gloves/general',
  '/products/mechanics_gloves/impact_protection',
  '/products/industrial_gloves',
  '/products/industrial_gloves/cotton',
  '/products/industrial_gloves/leather',
  '/products/garments',
  '/products/fire-resistant-garments',
  '/products/non-fire-resistant-garments',
  '/products/high-visibility-garments',
  '/products/hospital-wear-garments',
];

/** Pages of the catalogue that help to choose. */
export const guides = ['/alternatives', '/size-guide/gloves', '/size-guide/garments'].filter(isThere);

/** The choice by hazard: its three steps, a hazard of the body, an answer by a type instead of a level, and a trade. */
const steps = [
  '/choose',
  '/choose/sharp-edges',
  '/choose/sharp-edges/sheet-metal',
  '/choose/flame-and-arc',
  '/choose/welding/tig',
  '/choose/road-works',
];

const furtherPagesOfTests = [
  '/products?page=2',
  '/products?page=3',
  '/products/gloves?page=2',
  '/products/garments?page=2',
];

/** Lists of more than 48 articles go on in documents of their own. */
export const furtherPages = running?.filter((path) => path.includes('?page=')) ?? furtherPagesOfTests;

const articlePath = '/product-details/';
const runningArticles = running?.filter((path) => path.startsWith(articlePath));

/** One article of each of the eight types; of a running site, every tenth one. */
const articles =
  runningArticles?.filter((_, index) => index % 10 === 0) ??
  ['QM101', 'XP301', 'KC401', 'WL501', 'YF601', 'UN701', 'JV801', 'EH901'].map(
    (articleNo) => articlePath + articleNo,
  );

export const [oneArticle = 'QM101', otherArticle = 'XP301'] = articles.map((path) =>
  path.slice(articlePath.length),
);

/** Pages whose screens stand in the document and read without scripts. */
export const publicPages = [
  ...[...companyPages, ...listings, ...steps].filter(isThere),
  ...guides,
  ...articles,
];

/** The same, but search engines do not get them. */
export const unlistedPages = ['/login', '/search'].filter(isThere);

/** One page of each screen, for slow checks. */
const screenPages = [
  ...companyPages,
  '/products/industrial_gloves/leather',
  '/product-details/QM101',
  '/product-details/YF601',
  ...guides,
  ...steps.slice(0, 3),
  ...unlistedPages,
];

/** Application screens, which the browser draws into the frame. */
export const applicationPages = [
  '/example',
  '/example/loading',
  '/example/route-settings',
  '/example/notes',
  '/example/notes/archive',
  '/example/notes/reminders',
  '/example/notes/labels/work',
  '/example/list',
  '/example/feedback',
].filter(isThere);

/** Pages that a guest may not open. */
export const guardedPages = ['/example/members', '/account'].filter(isThere);

/** A listing that cannot be prerendered. */
export const searchPage = '/products/leather%20palm';

/** Page with the articles that are equal to or better than a marking of another label. */
export const answerPage = '/alternatives/4X43DP';

/** Page with all documents of some articles. */
export const documentsPage = '/documents/QM101';

export const unknownPage = '/no-such-page';

/** Pages whose screen the browser draws. */
export const browserDrawnPages = [...applicationPages, searchPage, answerPage, documentsPage];

/** True if the page stands for its screen in slow checks. The other pages of a screen differ in their data only. */
export const isOfItsScreen = (path: string) =>
  [...screenPages, ...browserDrawnPages, unknownPage].includes(path);

export const allPages = [...publicPages, ...unlistedPages, ...browserDrawnPages, unknownPage];

/** Widths of the window for the accessibility rules, in CSS pixels: enlarged four times, phone, tablet, desk. */
export const ruledWidths = [320, 390, 768, 1440] as const;

const root = path.resolve(import.meta.dirname, '..');

const claims = readdirSync(root)
  .filter((folder) => folder.startsWith('remote-'))
  .map((folder) => {
    const text = readFileSync(path.join(root, folder, 'remote.json'), 'utf8');
    return JSON.parse(text) as { readonly name: string; readonly claims: readonly string[] };
  });

/** The remote that a page belongs to; none, if it is the host's. */
export const remotesOf = (page: string): readonly string[] =>
  claims
    .filter((remote) => remote.claims.some((claim) => `${page}/`.startsWith(`${claim}/`)))
    .map(({ name }) => name);
