/** `npm run check:site -- pages`: what every page says of itself in its head, and that it has something to say. */
import { expect, type Page } from '@playwright/test';
import { expectLinksTakenOver } from '../alive';
import { test } from '../site-test';
import { contentsOf, faultsOfAll, siteDocuments, type SiteDocument } from './site-documents';
import { longTestMs } from '../limits';

/** Elements that every page has once. */
const once = {
  title: 'title',
  description: 'meta[name="description"]',
  canonical: 'link[rel="canonical"]',
  type: 'meta[property="og:type"]',
  siteName: 'meta[property="og:site_name"]',
  sharedTitle: 'meta[property="og:title"]',
  sharedDescription: 'meta[property="og:description"]',
  address: 'meta[property="og:url"]',
  picture: 'meta[property="og:image"]',
  pictureText: 'meta[property="og:image:alt"]',
  pictureWidth: 'meta[property="og:image:width"]',
  pictureHeight: 'meta[property="og:image:height"]',
  card: 'meta[name="twitter:card"]',
} as const;

const textOf = (page: SiteDocument, name: keyof typeof once) => contentsOf(page, once[name])[0] ?? '';

/** All tests run in one worker, which reads the documents once. */
test.describe.configure({ mode: 'default', timeout: longTestMs });

test('every page has exactly one title, description and canonical address', async ({ origin }) => {
  const faults = await faultsOfAll(origin, (page) =>
    Object.values(once).flatMap((selector) => {
      const { length } = contentsOf(page, selector);
      return length === 1 ? [] : [`${length} of ${selector}`];
    }),
  );
  expect(faults).toEqual([]);
});

test('every listed page is indexable under its own address', async ({ origin }) => {
  const [home] = await siteDocuments(origin);
  const base = home ? textOf(home, 'canonical').replace(/\/home$/, '') : '';
  expect(base).toMatch(/^https?:\/\/[^/]+$/);
  const faults = await faultsOfAll(origin, (page) => [
    ...(contentsOf(page, 'meta[name="robots"]').length > 0 ? ['has a robots element'] : []),
    ...(textOf(page, 'canonical') === base + page.path ? [] : [`canonical is ${textOf(page, 'canonical')}`]),
    ...(textOf(page, 'address') === base + page.path ? [] : [`og:url is ${textOf(page, 'address')}`]),
    ...(textOf(page, 'picture').startsWith(`${base}/`) ? [] : ['the address of the picture is not whole']),
    ...(page.document.documentElement.lang === 'en' ? [] : ['its language is not en']),
  ]);
  expect(faults).toEqual([]);
});

/** Statements that need a real certificate, test report or notified body. */
const proofsOfConformity =
  /\bCE\s*0\d{3}\b|\b(notified body|NB)\s*(no\.?|number)?[\s:]*\d{4}|\b(certificate|report) no\b|\bE[CU] type[- ]exam/i;

test('no page names a certificate, and every article says that it is a sample', async ({ origin }) => {
  const faults = await faultsOfAll(origin, ({ path, document }) => {
    const text = document.body.textContent;
    const isArticle = path.startsWith('/product-details/');
    return [
      ...(proofsOfConformity.exec(text)?.slice(0, 1) ?? []),
      ...(isArticle && !text.includes('Sample data, not a declaration of conformity')
        ? ['no sample notice']
        : []),
    ];
  });
  expect(faults).toEqual([]);
});

test('titles and descriptions fit the length limits and are unique', async ({ origin }) => {
  const seen = new Map<string, string>();
  const faults = await faultsOfAll(origin, (page) => {
    const texts = { title: textOf(page, 'title'), description: textOf(page, 'description') };
    const repeated = Object.entries(texts).flatMap(([kind, text]) => {
      const other = seen.get(text);
      seen.set(text, page.path);
      return other === undefined ? [] : [`its ${kind} is that of ${other}`];
    });
    const { length } = texts.description;
    return [
      ...repeated,
      ...(texts.title.length <= 60 ? [] : [`title of ${texts.title.length} characters`]),
      ...(length >= 70 && length <= 160 ? [] : [`description of ${length} characters`]),
      ...(textOf(page, 'sharedTitle') === texts.title ? [] : ['og:title is another']),
      ...(textOf(page, 'sharedDescription') === texts.description ? [] : ['og:description is another']),
    ];
  });
  expect(faults).toEqual([]);
});

test('every page has one h1, and 150 words or a list', async ({ origin }) => {
  const faults = await faultsOfAll(origin, ({ document }) => {
    const main = document.querySelector('main');
    const words = (main?.textContent ?? '').split(/\s+/).length;
    const items = main?.querySelectorAll('li').length ?? 0;
    const headings = document.querySelectorAll('h1').length;
    return [
      ...(headings === 1 ? [] : [`${headings} h1`]),
      ...(words >= 150 || items >= 5 ? [] : [`${words} words and ${items} items of lists`]),
    ];
  });
  expect(faults).toEqual([]);
});

/** A PNG file begins with eight bytes, then the length and the name of its first part, then width and height. */
function pngSize(bytes: Buffer) {
  const isPng = bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n';
  return isPng ? `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}` : 'no PNG file';
}

const mostPictureBytes = 60 * 1024;

async function pictureFaults(origin: string, address: string): Promise<readonly string[]> {
  const response = await fetch(origin + new URL(address).pathname);
  if (response.status !== 200) return [`its picture answers ${response.status}`];
  const bytes = Buffer.from(await response.arrayBuffer());
  return [
    ...(response.headers.get('content-type') === 'image/png' ? [] : ['its picture is not sent as PNG']),
    ...(pngSize(bytes) === '1200x630' ? [] : [`its picture is ${pngSize(bytes)}`]),
    ...(bytes.length <= mostPictureBytes ? [] : [`its picture has ${bytes.length} bytes`]),
  ];
}

test('every page has its own sharing picture, and all pages of one list share one', async ({ origin }) => {
  const seen = new Map<string, string>();
  const faults = await faultsOfAll(origin, async (page) => {
    const address = textOf(page, 'picture');
    const [path = ''] = page.path.split('?');
    const other = seen.get(address) ?? path;
    seen.set(address, path);
    return [
      ...(other === path ? [] : [`its picture is that of ${other}`]),
      ...(textOf(page, 'pictureWidth') === '1200' ? [] : ['its picture has another width']),
      ...(textOf(page, 'pictureHeight') === '630' ? [] : ['its picture has another height']),
      ...(textOf(page, 'card') === 'summary_large_image' ? [] : ['its picture is shown small']),
      ...(await pictureFaults(origin, address)),
    ];
  });
  expect(faults).toEqual([]);
});

const countsIn = (page: Page) =>
  page.evaluate(
    (selectors) => selectors.map((selector) => document.querySelectorAll(selector).length),
    [...Object.values(once), 'meta[name="robots"]', 'script[type="application/ld+json"]'],
  );

const onceEach = Object.values(once).map(() => 1);

/** Descriptions are for those who read documents: of most routes the browser knows none. */
const describing: readonly string[] = [once.description, once.sharedDescription];
const withoutDescription = Object.values(once).map((selector) => (describing.includes(selector) ? 0 : 1));

test('the head stays complete after hydration and three navigations', async ({ page, complaints }) => {
  await page.goto('/home');
  await expectLinksTakenOver(page);
  expect(await countsIn(page)).toEqual([...onceEach, 0, 1]);
  for (const [name, path] of [
    ['Credentials', '/credentials'],
    ['Gallery', '/gallery'],
    ['Disclaimer', '/disclaimer'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.locator(once.canonical)).toHaveAttribute('href', new RegExp(`[^/]${path}$`));
    await expect(page.locator(once.address)).toHaveAttribute('content', new RegExp(`[^/]${path}$`));
    await expect(page.locator(once.sharedTitle)).toHaveAttribute('content', await page.title());
    expect(await countsIn(page)).toEqual([...withoutDescription, 0, 0]);
  }
  expect(complaints).toEqual([]);
});
