import { expect } from '@playwright/test';
import { expectSettled } from './alive';
import { tableTestMs } from './limits';
import { test } from './site-test';
import { declaredKeys } from './stored-keys';

test('with blocked storage, the visitor is told once, when something would be lost', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.goto('/contact-us');
  await expectSettled(page);
  const notice = page.getByRole('region', { name: 'Message' }).filter({ hasText: 'could not store' });
  await expect(notice).toHaveCount(0);
  await page.getByLabel('Message').fill('Samples of both, please.');
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Close message' }).click();
  await page.getByLabel('Name').fill('Mara Lindqvist');
  await expect(notice).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await page.goBack();
  await expect(page.getByLabel('Message')).toHaveValue('Samples of both, please.');
});

/** Texts that no release has stored. */
const rubbish = {
  'broken JSON': '{"settings":',
  null: 'null',
  'a number': '7',
  'another form': '{"__proto__":{"polluted":true},"constructor":7}',
  'a hostile look': '{"settings":{},"look":{"onclick":"alert(1)","data-layout":"\\"><b>"}}',
  'a part of a look': '{"settings":{},"look":{"data-navbar":"open"}}',
};

const textKeys = declaredKeys
  .map((declared) => declared.split(' ', 2) as [string, string])
  .filter(([store]) => store === 'local' || store === 'session');

const panelWarnings = ['site.settings.v1', 'site.shortcuts.v1'].map((key) => `${key} cannot be read`);

test('pages start with rubbish under every stored key, with one warning at most for each key', async ({
  page,
  complaints,
}) => {
  test.setTimeout(tableTestMs);
  // The host removes again what the first script has set.
  await page.addInitScript(() => {
    const changed: (string | null)[] = [];
    Object.assign(window, { changed });
    new MutationObserver((records) => {
      for (const { target, attributeName } of records)
        if (target === document.documentElement) changed.push(attributeName);
    }).observe(document, { attributes: true, subtree: true });
  });
  for (const [name, text] of Object.entries(rubbish))
    await test.step(`filled with ${name}`, async () => {
      await page.addInitScript(
        ([keys, filling]) => {
          for (const [store, key] of keys)
            (store === 'local' ? localStorage : sessionStorage).setItem(key, filling);
        },
        [textKeys, text] as const,
      );
      for (const path of ['/home', '/products/gloves', '/contact-us', '/example', '/example/notes']) {
        const before = complaints.length;
        await page.goto(path);
        await expectSettled(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const warnings = complaints.slice(before);
        // The panels of /example read what the visitor has chosen.
        if (path === '/example') expect(warnings).toEqual(expect.arrayContaining(panelWarnings));
        expect(new Set(warnings).size, `each warning comes once on ${path}`).toBe(warnings.length);
        for (const warning of warnings)
          expect(warning).toMatch(/^([a-z.-]+\.v1|access token) cannot be read$/);
        expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
        const names = await page.evaluate(
          () => (window as unknown as { readonly changed: string[] }).changed,
        );
        expect(names.filter((attribute) => /^(on|data-(layout|navbar|t-|x-))/.test(attribute))).toEqual([]);
      }
    });
});
