/** How long the filters of 10,000 articles take in a browser, at a quarter of the processor. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compile } from 'tooling/build/compile.mjs';
import { inRoot } from 'tooling/root.mjs';
import { dataConfig } from 'tooling/webpack/node.mjs';
import { visit } from '../browser/browser.mjs';
import { imitate } from '../browser/profiles.mjs';

/** @typedef {import('./report.mjs').Figure} Figure */
/** @typedef {{ kind: string, rows: readonly object[] }} LargeList */
/** @typedef {{ name: string, valueMs: number }} MeasuredPass */

/**
 * @typedef {object} FacetPass
 * @property {(rows: readonly object[]) => readonly MeasuredPass[]} measurePasses
 */

/** @typedef {{ facetPass: FacetPass, lists: readonly LargeList[] }} MeasuringWindow */

/** For one pass, in milliseconds. */
const limitMs = 10;

const packageFolder = inRoot('remote-catalogue');

/** @returns {Promise<string>} a script that puts the functions of `sample/facet-pass.ts` into a page as `facetPass` */
async function facetPassScript() {
  const outputFolder = inRoot('.cache/bench/facet-pass');
  const options = { version: '0.0.0', outputFolder, mode: /** @type {const} */ ('production') };
  const config = dataConfig(packageFolder, options, { 'facet-pass': './sample/facet-pass.ts' });
  const output = { ...config.output, library: { name: 'facetPass', type: 'var' } };
  await compile([{ ...config, target: 'web', output }]);
  return await readFile(path.join(outputFolder, 'node/facet-pass.cjs'), 'utf8');
}

/** @returns {Promise<readonly LargeList[]>} lists that are as long as one may become */
async function largeLists() {
  const outputFolder = inRoot('.cache/bench/large-lists');
  const options = { version: '0.0.0', outputFolder, mode: /** @type {const} */ ('production') };
  await compile([dataConfig(packageFolder, options, { lists: './sample/measure/large-lists.ts' })]);
  return createRequire(import.meta.url)(path.join(outputFolder, 'node/lists.cjs')).largeLists();
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<readonly Figure[]>} the slowest selection of each kind of articles
 */
export const measureFacetPass = (browser) =>
  visit(browser, 'none', async ({ page }) => {
    await page.addScriptTag({ content: await facetPassScript() });
    await page.evaluate(
      (lists) => {
        const measuring = /** @type {MeasuringWindow} */ (/** @type {unknown} */ (window));
        measuring.lists = lists;
      },
      await largeLists(),
    );
    await imitate(await page.context().newCDPSession(page), 'slowMachine');
    const slowest = await page.evaluate(() => {
      const { facetPass, lists } = /** @type {MeasuringWindow} */ (/** @type {unknown} */ (window));
      return lists.map(({ kind, rows }) => {
        const times = facetPass.measurePasses(rows).map(({ valueMs }) => valueMs);
        return { kind, valueMs: Math.max(...times) };
      });
    });
    return slowest.map(({ kind, valueMs }) => ({
      name: `${kind}, facet pass at 4×, median of the slowest selection`,
      value: valueMs,
      unit: /** @type {const} */ ('ms'),
      limit: limitMs,
    }));
  });
