import { expect, type Locator } from '@playwright/test';
import { expectLinksTakenOver } from './alive';
import { violationsOf } from './axe';
import { tableTestMs } from './limits';
import { test } from './releases-test';
import { tabTo } from './tab-to';

test.describe.configure({ timeout: tableTestMs });

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test(
  'a preview says by keyboard which version draws what, leads to the live page, and is gone when it is closed',
  { tag: '@main' },
  async ({ releases, page, complaints }) => {
    const next = await releases.publishNext();
    const { port } = new URL(releases.origin);
    const opened = await releases.run('preview', next, '--name', 'next');
    expect(opened['address']).toMatch(/^http:\/\/preview-next\.localhost:\d+\/$/);
    const address = `http://preview-next.localhost:${port}/`;
    await page.goto(`${address}products/gloves?palm=goatskin`);
    await expectLinksTakenOver(page);

    const bar = page.getByRole('complementary', { name: 'Preview' });
    const opener = bar.locator('summary');
    await expect(bar).toContainText('next');
    await tabTo(opener);
    await page.keyboard.press('Enter');
    const drawnBy = next.replace('@', ' ');
    await expect(bar.getByRole('row', { name: `Main part ${drawnBy}` })).toBeVisible();
    await expect(bar.getByRole('row', { name: /^Quick panel template-demo/ })).toBeVisible();
    await expect(bar.getByRole('row', { name: /^catalogue .*-next, / })).toBeVisible();

    expect(await violationsOf(page, 'all', 'site-preview')).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us', exact: true }).click();
    await expect(bar.getByRole('row', { name: /^Main part corporate / })).toBeVisible();
    await page.goBack();
    await expect(bar.getByRole('row', { name: `Main part ${drawnBy}` })).toBeVisible();
    await opener.press('Enter');
    await expect(bar.getByRole('table')).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 844 });
    const [above, header] = [await boxOf(bar), await boxOf(page.getByRole('banner'))];
    expect([above.x, above.width, above.y + above.height]).toEqual([0, 390, header.y]);
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await opener.click();
    await bar.getByRole('link', { name: 'This page on the live site' }).click();
    await expect(page).toHaveURL(`http://localhost:${port}/products/gloves?palm=goatskin`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toHaveCount(0);
    expect(complaints).toEqual([]);

    await releases.run('preview', 'close', 'next');
    await expect.poll(async () => (await page.goto(address))?.status()).toBe(410);
    await expect(page.getByRole('heading', { name: 'This preview has ended' })).toBeVisible();
  },
);
