/** Setup that Playwright calls before the first test, so that the browser tests also run alone. */
import { openOperator } from 'release';
import { pagesOf } from '../site/pages-of.js';
import { prepareTestSite, testStore } from './test-site.js';

/** Serves the site of the tests to all of them. @returns a function that ends the server */
async function serveTestSite() {
  const { port, close } = await openOperator({ store: testStore }).serve({ port: 0 });
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
