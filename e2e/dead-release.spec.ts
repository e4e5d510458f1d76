/** A host whose code throws, or does nothing, before a page comes to life: browsers tell the server. */
import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './site-test';

test.use({ isFirstVisit: true });

const address = '/products/gloves';

/** Serves a page as if its host had been built with another first script. */
async function breakHost(page: Page, change: (code: string) => string) {
  const document = await page.request.get(address);
  const text = await document.text();
  const [, href = '', pin = ''] = /"href":"([^"]+main\.js)","integrity":"([^"]+)"/.exec(text) ?? [];
  const body = change(await (await page.request.get(href)).text());
  const newPin = `sha256-${createHash('sha256').update(body).digest('base64')}`;
  await page.route(`**${href}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.route(`**${address}`, (route) =>
    route.fulfill({ response: document, body: text.replaceAll(pin, newPin) }),
  );
}

const thrown = "throw new Error('broken');";

for (const [name, change] of [
  ['throws', (code: string) => thrown + code],
  [
    'throws when it is hydrated',
    (code: string) => `Date.prototype.getFullYear = () => { ${thrown} };${code}`,
  ],
  ['does nothing', () => ''],
] as const)
  test(`the first document is told when the host ${name}`, async ({ page }) => {
    await breakHost(page, change);
    const told = page.waitForRequest('**/release/errors');
    await page.goto(address);
    expect((await told).postData()).toMatch(/^start .*\/remotes\/host\//);
  });
