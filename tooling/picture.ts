/** `npm run picture`: the picture of the README, taken of the released home page. */
import { inRoot } from 'tooling/setup/root';
import { findChromium } from './run/browsers.js';
import { localStore, prepareSite } from './site/prepare.js';
import { serveStore } from './site/serve.js';

const pictureFile = inRoot('docs/site.png');
const viewport = { width: 1440, height: 900 };

const executablePath = await findChromium();
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
