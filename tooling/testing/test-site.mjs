/** The site that browser tests open: made once, in a store of its own. A test that changes a store works on a copy. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { prepareSite } from '../site/prepare.mjs';
import { inRoot } from '../root.mjs';

/** Its store. */
export const testStore = inRoot('.cache/test-site');

/** Its configuration: the same whatever the site of this machine is called. */
export const testSiteFile = inRoot('e2e/site.json');

/** The articles of the tests; with others, every figure that a test expects would be another. */
const testCatalogue = 'remote-catalogue/src/testing/catalogue';

/** Where the browser tests' catalogue is made, from the root. */
const filledCatalogue = '.cache/test-catalogue';

/** @returns {Promise<string>} folder of the tests' catalogue with lists of several pages, from the root */
export async function makeTestCatalogue() {
  // Found by name only once packages are installed.
  const { fillUp } = await import('remote-catalogue/src/testing/fill-up.mjs');
  const [from, to] = [inRoot(testCatalogue), inRoot(filledCatalogue)];
  await rm(to, { recursive: true, force: true });
  await mkdir(path.join(to, 'articles'), { recursive: true });
  await writeFile(path.join(to, 'catalogue.json'), await readFile(path.join(from, 'catalogue.json')));
  for (const name of await readdir(path.join(from, 'articles'))) {
    const text = await readFile(path.join(from, 'articles', name), 'utf8');
    await writeFile(path.join(to, 'articles', name), fillUp(text));
  }
  return filledCatalogue;
}

/** Each change of a checkout adds releases and pages, and tests copy the whole store. */
const mostGenerations = 5;

async function removeGrownStore() {
  const generations = await readdir(path.join(testStore, 'envs/local/generations')).catch(() => []);
  if (generations.length > mostGenerations) await rm(testStore, { recursive: true });
}

/**
 * @param {(text: string) => void} say
 * @returns {Promise<import('../run/steps.mjs').StepResult>}
 */
export async function prepareTestSite(say) {
  try {
    await removeGrownStore();
    const dataFolders = { 'remote-catalogue': await makeTestCatalogue() };
    const operator = await prepareSite(testStore, say, { site: testSiteFile, dataFolders });
    // Nobody downloads it: its files need not be as small as can be.
    await operator.settle({ isQuick: true });
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) };
  }
}
