import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import {
  catalogue,
  corporate,
  expectFocusOnHeading,
  expectNotice,
  expectOthersGoOn,
  expectReadable,
  expectReplaced,
  expectScreen,
  open,
  retry,
} from './remote-visit';
import { tableTestMs } from './limits';
import { test as releasesTest } from './releases-test';
import { test } from './site-test';

/** Script that marks the page if it runs. */
const damaged = 'document.documentElement.dataset.tampered = "";';

/** Breaks the files of all versions, so that there is none to fall back to. @returns a function that repairs them */
async function breakFiles(page: Page, name: string, answer: (route: Route) => Promise<void>) {
  const isFile = ({ pathname }: URL) => new RegExp(`^/remotes/${name}/.*\\.(js|css|json)$`).test(pathname);
  await page.route(isFile, answer);
  return () => page.unroute(isFile);
}

test(
  'files of a remote that fail show a notice, others go on, and Retry shows the screen',
  { tag: '@main' },
  async ({ page }) => {
    const mend = await breakFiles(page, catalogue.name, (route) => route.abort('internetdisconnected'));
    await open(page, catalogue, 'in-app');
    await expectNotice(page);
    for (const name of [/^Home/, /^Contact Us/, /^\+\d/])
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
    await expectReadable(page, catalogue, 'in-app');
    await expectOthersGoOn(page, catalogue);
    await expectNotice(page);
    await mend();
    await retry(page);
    await expectScreen(page, catalogue);
    await expectFocusOnHeading(page);
  },
);

test(
  'damaged files of a remote never run, the page stays readable, and Retry brings it alive',
  { tag: '@main' },
  async ({ page }) => {
    const mend = await breakFiles(page, corporate.name, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: damaged }),
    );
    const told = page.waitForRequest('**/release/errors');
    await open(page, corporate, 'first page');
    await expectNotice(page);
    expect((await told).postData()).toMatch(/^integrity \/remotes\/corporate\//);
    await expectReadable(page, corporate, 'first page');
    await expectOthersGoOn(page, corporate);
    await expectNotice(page);
    await mend();
    await retry(page);
    await expectScreen(page, corporate);
  },
);

releasesTest(
  'a release that is damaged in the store gives way to the version before',
  { tag: '@main' },
  async ({ releases, page }) => {
    test.setTimeout(tableTestMs);
    // Served before it is damaged: a server that finds the damage first stays with the generation before.
    const next = await releases.goLive();
    const file = path.join(releases.store, 'releases', next.replace('@', '/'), `${catalogue.screen}.js`);
    for (const sibling of ['.br', '.gz']) await rm(file + sibling, { force: true });
    await rm(file);
    await writeFile(file, damaged);
    await expectReplaced(page, () => open(page, catalogue, 'first page'));
    await expectScreen(page, catalogue);
  },
);
