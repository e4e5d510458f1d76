/** What Playwright calls before the first test, so that the browser tests also run alone. */
import { pagesOf } from '../site/pages-of.mjs';
import { prepareTestSite } from './test-site.mjs';

export default async function globalSetup() {
  const site = process.env['SITE_URL'];
  if (site) {
    process.env['SITE_PAGES'] = (await pagesOf(site)).join(' ');
    return;
  }
  const { code, output } = await prepareTestSite();
  if (code !== 0) throw new Error(output);
}
