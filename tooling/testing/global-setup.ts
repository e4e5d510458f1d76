/** Setup that Playwright calls before the first test, so that the browser tests also run alone. */
import { setTimeout as pause } from 'node:timers/promises';
import { openOperator } from 'release';
import { serveSite } from 'server';
import type { Manifest } from 'shared-types/release';
import { prepareTestSite, testStore } from './test-site.js';

/** Paths of the pages that a running site has: those of its site map, and its application screens. */
async function pagesOf(origin: string): Promise<readonly string[]> {
  const textAt = async (path: string) => await (await fetch(origin + path)).text();
  const listed = [...(await textAt('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)];
  const { remotes } = JSON.parse(await textAt('/release/current.json')) as Manifest;
  const screens = remotes.flatMap(({ routes }) => routes.filter(({ ui }) => ui !== undefined));
  return [...listed.map(([, path = '']) => path), ...screens.map(({ path }) => path)];
}

/** Serves the site of the tests to all of them. @returns a function that ends the server */
async function serveTestSite() {
  const { port, close } = await serveSite({
    ...openOperator({ store: testStore }).served,
    port: 0,
    drawing: 1,
  });
  const origin = `http://localhost:${port}`;
  process.env['TEST_SITE_URL'] = origin;
  // Until then, addresses with a query are completed in the browser.
  while (!(await (await fetch(`${origin}/products?q=gloves`)).text()).includes(' data-drawn'))
    await pause(100);
  return close;
}

export default async function globalSetup() {
  const site = process.env['SITE_URL'];
  if (site) {
    process.env['SITE_PAGES'] = (await pagesOf(site)).join(' ');
    return undefined;
  }
  const { code, output } = await prepareTestSite(console.log);
  if (code !== 0) throw new Error(output);
  return await serveTestSite();
}
