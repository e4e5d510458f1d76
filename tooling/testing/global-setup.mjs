/** What Playwright calls before the first test, so that the browser tests also run alone. */
import { prepareTestSite } from './test-site.mjs';

export default async function globalSetup() {
  if (process.env['SITE_URL']) return;
  const { code, output } = await prepareTestSite();
  if (code !== 0) throw new Error(output);
}
