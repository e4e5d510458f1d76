/** What Playwright calls before the first test, so that the browser tests also run alone. */
import { pagesOf } from '../site/pages-of.mjs';
import { openStore } from '../site/release-tools.mjs';
import { prepareTestSite, testStore } from './test-site.mjs';

/** Serves the site of the tests to all of them. @returns what ends the server */
async function serveTestSite() {
  const { port, close } = await (await openStore(testStore)).serve({ port: 0 });
  process.env['TEST_SITE_URL'] = `http://localhost:${port}`;
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
