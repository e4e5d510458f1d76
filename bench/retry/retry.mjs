/** Counts how often Retry must be pressed until a screen appears whose files failed. The limit is one. */
import { openBrowser } from '../browser/browser.mjs';
import { markdownTable } from '../report/table.mjs';
import { productPage } from '../pages.mjs';
import { faults } from './faults.mjs';
import { comeTo, presses } from './visitor.mjs';

/** @typedef {import('./faults.mjs').FaultName} FaultName */
/** @typedef {import('./visitor.mjs').Way} Way */

/** Paths of routes with a parameter. @type {Readonly<Record<string, string>>} */
const examples = {
  '/products/:type': '/products/leather%20palm',
  '/products/:type/:subType': '/products/leather/palm',
};

/** @typedef {{ name: string, routes: { path: string }[] }} Remote */
/** @typedef {{ path: string, remote: string, fault: FaultName, way: Way }} Case */

/** @param {string} origin @returns {Promise<Case[]>} */
async function casesOf(origin) {
  const response = await fetch(`${origin}/release/current.json`);
  const product = await productPage(origin);
  const { remotes } = /** @type {{ remotes: Remote[] }} */ (await response.json());
  return remotes.flatMap(({ name, routes }) =>
    routes.flatMap(({ path }) =>
      /** @type {FaultName[]} */ (Object.keys(faults)).flatMap((fault) =>
        /** @type {const} */ (['first page', 'in-app']).map((way) => ({
          path: { ...examples, '/product-details/:articleNo': product.path }[path] ?? path,
          remote: name,
          fault,
          way,
        })),
      ),
    ),
  );
}

/** @param {string} origin @param {import('../options.mjs').BenchOptions} options */
export async function retry(origin, { pages }) {
  const all = await casesOf(origin);
  const isAsked = (/** @type {string} */ path) => !pages || pages.includes(path);
  const browser = await openBrowser();
  const rows = [];
  for (const { path, remote, fault, way } of all.filter((one) => isAsked(one.path))) {
    const page = await browser.newPage();
    const mend = await comeTo(page, { origin, path, remote, fault, way });
    const count = await presses(page, mend);
    rows.push([path, fault, way, count ?? 'never']);
    await page.close();
  }
  await browser.close();
  const failed = rows.filter(([, , , count]) => count !== 0 && count !== 1);
  console.log(markdownTable(['page', 'files of its remote', 'way', 'presses'], rows));
  console.log(`\n${rows.length} cases, ${failed.length} with more than one press.`);
  if (failed.length > 0) throw new Error('One press is not enough');
}
