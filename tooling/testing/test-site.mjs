/** The site that browser tests open: made once, in a store of its own. A test that changes a store works on a copy. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { failureText } from '../run/failure.mjs';
import { packageFolders } from '../site/packages.mjs';
import { prepareSite } from '../site/prepare.mjs';
import { inRoot } from '../root.mjs';

/** Its store. */
export const testStore = inRoot('.cache/test-site');

/** Its configuration: the same whatever the site of this machine is called. */
export const testSiteFile = inRoot('e2e/site.json');

/** @returns {Promise<Record<string, string>>} by package, folders with the data that it makes for tests, from the root */
async function makeTestData() {
  /** @type {Record<string, string>} */
  const folders = {};
  for (const remote of packageFolders()) {
    const program = inRoot(remote, 'src/testing/test-data.mjs');
    if (!existsSync(program)) continue;
    const folder = `.cache/test-data/${remote}`;
    await rm(inRoot(folder), { recursive: true, force: true });
    await mkdir(inRoot(folder), { recursive: true });
    await (await import(pathToFileURL(program).href)).makeTestData(inRoot(folder));
    folders[remote] = folder;
  }
  return folders;
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
    const dataFolders = await makeTestData();
    const operator = await prepareSite(testStore, say, { site: testSiteFile, dataFolders });
    // Nobody downloads it: its files need not be as small as can be.
    await operator.settle({ isQuick: true });
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: failureText(error) };
  }
}
