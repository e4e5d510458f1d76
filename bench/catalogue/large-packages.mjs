/** The packages of this repository, the catalogue among them with many generated articles. */
import { existsSync } from 'node:fs';
import { startBuild } from 'tooling/build/start-build.mjs';
import { inRoot } from 'tooling/root.mjs';
import { dataCommands } from 'tooling/run/data-commands.mjs';
import { secondsSince } from 'tooling/run/steps.mjs';
import { localPackages } from 'tooling/site/packages.mjs';
import { buildAll, distOf } from 'tooling/site/prepare.mjs';

/** @typedef {import('tooling/site/packages.mjs').LocalPackage} LocalPackage */
/** @typedef {(text: string) => void} Say */

const articleCount = 10_000;

const catalogueFolder = 'remote-catalogue';

/** @returns {Promise<string>} a folder of generated articles */
async function generateArticles() {
  const { generate } = await dataCommands(catalogueFolder);
  const code = await generate?.({ parameters: [String(articleCount)], print: () => {} });
  if (code !== 0) throw new Error(`data:generate ${articleCount} ended with ${code}.`);
  return inRoot('.cache/articles', String(articleCount));
}

/** Once for the same sources. @param {LocalPackage} catalogue @param {Say} say */
async function buildCatalogue(catalogue, say) {
  if (existsSync(distOf(catalogue))) return;
  const startedAtMs = performance.now();
  const { folder, version } = catalogue;
  const dataFolder = await generateArticles();
  const { code, output } = await startBuild([{ folder, version, dataFolder }]);
  if (code !== 0) throw new Error(output);
  say(`built ${folder} with ${articleCount} articles in ${secondsSince(startedAtMs)}`);
}

/** Sources with other articles are another version. @param {LocalPackage} localPackage */
const withManyArticles = (localPackage) =>
  localPackage.folder === catalogueFolder
    ? { ...localPackage, version: localPackage.version.replace('local', `bench${articleCount}`) }
    : localPackage;

/**
 * @param {Say} say hears of each step
 * @returns {Promise<readonly LocalPackage[]>} all of them built
 */
export async function largePackages(say) {
  const packages = (await localPackages()).map(withManyArticles);
  for (const localPackage of packages)
    if (localPackage.folder === catalogueFolder) await buildCatalogue(localPackage, say);
  await buildAll(packages, say);
  return packages;
}
