/** Versions whose code throws, or does nothing, before a page comes to life: browsers tell the server. */
import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './site-test';

test.use({ isFirstVisit: true });

const address = '/products/gloves';

interface Break {
  readonly name: string;
  readonly file: RegExp;
  readonly change: (code: string) => string;
  /** Package that is told. */
  readonly culprit: string;
  readonly waitMs?: number;
}

const entryFile = /catalogue.+entry\.js/;

const thrown = (code: string) => `throw new Error('broken');${code}`;

const breaks: readonly Break[] = [
  { name: 'first script of the host throws', file: /host.+main\.js/, change: thrown, culprit: 'host' },
  { name: 'entry of a remote throws', file: entryFile, change: thrown, culprit: 'catalogue' },
  { name: 'screen of a remote throws', file: /product-listing.+js/, change: thrown, culprit: 'catalogue' },
  {
    name: 'host throws when it is hydrated',
    file: /host.+main\.js/,
    change: (code) => `Date.prototype.getFullYear = () => { ${thrown('')} };${code}`,
    culprit: 'host',
  },
  { name: 'host does nothing', file: /host.+main\.js/, change: () => '', culprit: 'host', waitMs: 10_000 },
];

const pinOf = (body: string) => `sha256-${createHash('sha256').update(body).digest('base64')}`;

/** Serves a page as if its release had been built with a file that is changed: the page and the entry of a remote pin it. */
async function breakFile(page: Page, { file, change }: Break) {
  const document = await page.request.get(address);
  const text = await document.text();
  const pins = [...text.matchAll(/"href":"([^"]+)","integrity":"([^"]+)"/g)];
  const find = (pattern: RegExp) => pins.find(([, href = '']) => pattern.test(href)) ?? [];
  const serve = async ([, href = '', pin = '']: readonly string[], alter: (code: string) => string) => {
    const body = alter(await (await page.request.get(href)).text());
    await page.route(`**${href}*`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    return { pin, newPin: pinOf(body) };
  };
  const changed = await serve(find(file), change);
  const entry = await serve(find(entryFile), (code) => {
    const pinned = code.replaceAll(changed.pin.slice(7), changed.newPin.slice(7));
    return entryFile === file ? change(pinned) : pinned;
  });
  const body = [changed, entry].reduce((html, { pin, newPin }) => html.replaceAll(pin, newPin), text);
  await page.route(`**${address}`, (route) => route.fulfill({ response: document, body }));
}

for (const broken of breaks)
  test(`the first document is told whose fault it is when the ${broken.name}`, async ({ page }) => {
    if (broken.waitMs) await page.clock.install();
    await breakFile(page, broken);
    const told = page.waitForRequest('**/release/errors');
    await page.goto(address);
    if (broken.waitMs) await page.clock.fastForward(broken.waitMs);
    expect((await told).postData()).toContain(`start ${broken.culprit}@`);
  });
