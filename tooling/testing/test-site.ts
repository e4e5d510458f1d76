/** The site that browser tests open: made once, in a store of its own. A test that changes a store works on a copy. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { failureText } from 'tooling/setup/failure';
import { inRoot } from 'tooling/setup/root';
import type { StepResult } from '../run/steps.js';
import { packageFolders } from '../site/packages.js';
import { prepareSite } from '../site/prepare.js';

export const testStore = inRoot('.cache/test-site');

/** File of its configuration: the same whatever the site of this machine is called. */
export const testSiteFile = inRoot('e2e/site.json');

/** Module `build/test-data.ts` of a package. */
type TestDataProgram = { makeTestData: (folder: string) => Promise<void> };

/** @returns folders with the data that packages make for tests, from the root, by package */
async function makeTestData(): Promise<Record<string, string>> {
  const folders: Record<string, string> = {};
  for (const remote of packageFolders()) {
    const program = inRoot(remote, 'dist/build/test-data.js');
    if (!existsSync(program)) continue;
    const folder = `.cache/test-data/${remote}`;
    await rm(inRoot(folder), { recursive: true, force: true });
    await mkdir(inRoot(folder), { recursive: true });
    const { makeTestData: make } = (await import(pathToFileURL(program).href)) as TestDataProgram;
    await make(inRoot(folder));
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

export async function prepareTestSite(say: (text: string) => void): Promise<StepResult> {
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
