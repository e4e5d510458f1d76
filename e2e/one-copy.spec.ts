import { expect } from '@playwright/test';
import { expectLinksTakenOver, expectScreenAlive, expectSettled } from './alive';
import { rendererCount, sharedVersions, versionFor, watchRenderers, watchScripts } from './shared-modules';
import { test } from './site-test';

test('all remotes use one React', async ({ page }) => {
  await watchRenderers(page);
  const carriersOf = watchScripts(page);
  await page.goto('/home');
  await expectLinksTakenOver(page);
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
  expect(await rendererCount(page)).toBe(1);
  const versions = await sharedVersions(page);
  for (const specifier of ['react', 'react/jsx-runtime', 'react-dom'])
    expect(versions[specifier], specifier).toEqual([versionFor('host', 'react')]);
  for (const module of ['react', 'react-dom'] as const) {
    const carriers = await carriersOf(module);
    expect(carriers, module).toHaveLength(1);
    expect(carriers[0]).toMatch(/^\/remotes\/host\//);
  }
});

test('application screens have one emotion, the one of the host', async ({ page }) => {
  const carriersOf = watchScripts(page);
  for (const path of ['/example/notes', '/example/feedback']) {
    await page.goto(path);
    await expectSettled(page);
    await expect(page.locator('main [class*="Mui"]').first()).toBeVisible();
    const carriers = await carriersOf('emotion');
    expect(carriers.length).toBeGreaterThan(0);
    expect(carriers.filter((file) => !file.startsWith('/remotes/host/'))).toEqual([]);
    const caches = await page.evaluate(() =>
      [...document.querySelectorAll('style[data-emotion]')].map(
        (element) => (element.getAttribute('data-emotion') ?? '').split(/-global| /)[0],
      ),
    );
    expect([...new Set(caches)]).toEqual(['site']);
  }
});

test('until it is idle, a page loads only the first host scripts and its own screen', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/home');
  await expectScreenAlive(page);
  const named = await page.evaluate(() => {
    const record = JSON.parse(document.getElementById('page')?.textContent ?? '') as {
      readonly host: { readonly scripts: readonly { readonly href: string }[] };
      readonly remote: {
        readonly entry: { readonly href: string };
        readonly screens: Readonly<Record<string, readonly { readonly href: string }[]>>;
      };
    };
    const { host, remote } = record;
    return [...host.scripts, remote.entry, ...Object.values(remote.screens).flat()].map(({ href }) => href);
  });
  expect([...scripts].sort()).toEqual([...new Set(named)].sort());
});

test('/home loads no MUI and stores nothing', async ({ page }) => {
  const carriersOf = watchScripts(page);
  await page.goto('/home');
  await expectSettled(page);
  expect(await carriersOf('MUI')).toEqual([]);
  expect(await carriersOf('emotion')).toEqual([]);
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
    [],
  );
});

test('every script and style sheet has an integrity hash, also for remotes loaded later', async ({
  page,
}) => {
  await page.goto('/home');
  await expectLinksTakenOver(page);
  for (const [tab, heading] of [
    ['Products', 'All products'],
    ['Contact Us', 'Contact and enquiries'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: tab, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  const unpinned = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
        'script[src], link[as="script"], link[rel="stylesheet"]',
      ),
    ]
      .filter(({ integrity, crossOrigin }) => !integrity.startsWith('sha256-') || crossOrigin !== 'anonymous')
      .map((element) => element.outerHTML),
  );
  expect(unpinned).toEqual([]);
});
