/** `npm run picture`: the picture of the README, taken of the released home page. */
import './run/end-with-parent.mjs';
import { endAsFailed } from './run/failure.mjs';
import { inRoot } from './root.mjs';
import { findChromium } from './setup/browsers.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { localStore, prepareSite } from './site/prepare.mjs';
import { serveStore } from './site/serve.mjs';

const pictureFile = inRoot('docs/site.png');
const viewport = { width: 1440, height: 900 };

await installWhatIsMissing().catch(endAsFailed);
const executablePath = await findChromium().catch(endAsFailed);
await prepareSite(localStore, console.log);
const { origin, stop } = await serveStore(localStore);
const { chromium } = await import('@playwright/test');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport });
await page.goto(`${origin}/home`, { waitUntil: 'networkidle' });
await page.screenshot({ path: pictureFile });
await browser.close();
stop();
console.log(`Wrote ${pictureFile}`);
