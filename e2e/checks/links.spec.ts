/** `npm run check:site -- links`: every link leads where it says, and every page can be found. */
import { expect } from '@playwright/test';
import { browserDrawnPages, publicPages } from '../pages';
import { test } from '../site-test';
import { crawl, isFile, type CrawledPage, type FoundLink } from './crawl';
import { longTestMs } from '../limits';

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  pdf: 'application/pdf',
  zip: 'application/zip',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  ics: 'text/calendar; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
};

/** Greatest number of clicks from the home page. */
const mostClicks = 3;

let pages: ReadonlyMap<string, CrawledPage>;
let links: readonly FoundLink[];

test.describe.configure({ mode: 'serial', timeout: longTestMs });

test.beforeAll(async ({ origin }) => {
  test.setTimeout(longTestMs);
  pages = await crawl(origin);
  links = [...pages.values()].flatMap((page) => page.links);
});

const isOwn = (origin: string) => (link: FoundLink) => link.address.origin === origin;

/** Each address once, with a page that it stands on. */
const addressesOf = (chosen: readonly FoundLink[]) =>
  new Map(chosen.map(({ from, address }) => [address.href.replace(/#.*/, ''), from]));

test('every internal link answers without a redirect', async ({ origin }) => {
  const faults: string[] = [];
  for (const [address, from] of addressesOf(links.filter(isOwn(origin)))) {
    const response = await fetch(address, { redirect: 'manual' });
    const ending = isFile(new URL(address)) ? (address.split('.').at(-1) ?? '') : undefined;
    const type = ending === undefined ? 'text/html; charset=utf-8' : types[ending];
    if (response.status !== 200) faults.push(`${from}: ${address} answers ${response.status}`);
    else if (response.headers.get('content-type') !== type)
      faults.push(`${from}: ${address} is ${response.headers.get('content-type')}, not ${type}`);
  }
  expect(faults).toEqual([]);
});

test('every linked anchor exists on its page', ({ origin }) => {
  const lost = links
    .filter(isOwn(origin))
    .filter(({ address }) => address.hash.length > 1 && !browserDrawnPages.includes(address.pathname))
    .filter(({ address: { pathname, hash } }) => {
      const id = decodeURIComponent(hash.slice(1));
      return pages.get(pathname)?.document.getElementById(id) === null;
    });
  expect(lost.map(({ from, address }) => `${from}: ${address.pathname}${address.hash}`)).toEqual([]);
});

test('every page of the site map is within three clicks of the home page', async ({ origin, request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect(listed).toEqual(expect.arrayContaining(publicPages));
  expect(listed.length).toBeGreaterThan(process.env['SITE_URL'] ? publicPages.length : 120);
  expect(
    listed.filter((path) => !pages.has(path)),
    `not found from ${origin}`,
  ).toEqual([]);
  const far = [...pages.values()].filter(({ clicks }) => clicks > mostClicks);
  expect(far.map(({ path, clicks }) => `${path}: ${clicks} clicks`)).toEqual([]);
});

test('links to other sites are marked as external', ({ origin }) => {
  const silent = links
    .filter((link) => /^https?:$/.test(link.address.protocol) && !isOwn(origin)(link))
    .filter(
      ({ element }) =>
        element.getAttribute('rel') !== 'noopener' ||
        !/\(external site\)/.test(`${element.textContent} ${element.getAttribute('aria-label')}`),
    );
  expect(silent.map(({ from, element }) => `${from}: ${element.outerHTML.slice(0, 160)}`)).toEqual([]);
});

/** Text, alternative texts and label, as a screen reader lists links. */
function nameOf({ element }: FoundLink): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const alts = [...element.querySelectorAll('img[alt]')].map((image) => image.getAttribute('alt') ?? '');
  return `${element.textContent} ${alts.join(' ')}`.replaceAll(/\s+/g, ' ').trim();
}

test('links with the same name have the same target, on each page', () => {
  const faults = [...pages.values()].flatMap(({ path, links: own }) => {
    const places = new Map<string, Set<string>>();
    for (const link of own.filter(({ element }) => element.closest('main') !== null)) {
      const name = nameOf(link);
      places.set(name, (places.get(name) ?? new Set()).add(link.address.href));
    }
    return [...places]
      .filter(([, addresses]) => addresses.size > 1)
      .map(([name, addresses]) => `${path}: “${name}” leads to ${[...addresses].join(', ')}`);
  });
  expect(faults).toEqual([]);
});

test('links to files state their type', ({ origin }) => {
  const silent = links
    .filter(isOwn(origin))
    .filter(({ address, element }) => isFile(address) && element.closest('main') !== null)
    .filter((link) => {
      const kind = link.address.pathname.split('.').at(-1) ?? '';
      const names = kind === 'atom' ? /atom|feed/i : new RegExp(kind === 'ics' ? 'ics|calendar' : kind, 'i');
      // A picture that is shown is no download: it opens larger.
      return link.element.querySelector('img') === null && !names.test(nameOf(link));
    });
  expect(silent.map(({ from, element }) => `${from}: ${element.outerHTML.slice(0, 160)}`)).toEqual([]);
});
