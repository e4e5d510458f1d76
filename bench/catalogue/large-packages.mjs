/** The packages of this repository, the catalogue among them with many generated articles. */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startBuild } from 'tooling/build/start-build.mjs';
import { inRoot } from 'tooling/root.mjs';
import { dataCommands } from 'tooling/run/data-commands.mjs';
import { localPackages } from 'tooling/site/packages.mjs';
import { buildAll, distOf } from 'tooling/site/prepare.mjs';

/** @typedef {import('tooling/site/packages.mjs').LocalPackage} LocalPackage */
/** @typedef {import('./report.mjs').Figure} Figure */
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

/** @param {LocalPackage} catalogue @param {string} dataFolder @returns {Promise<number>} seconds */
async function secondsToBuild({ folder, version }, dataFolder) {
  const startedAtMs = performance.now();
  const { code, output } = await startBuild([{ folder, version, dataFolder }]);
  if (code !== 0) throw new Error(output);
  return (performance.now() - startedAtMs) / 1000;
}

/** @param {string} dataFolder @returns {Promise<string>} a copy of it, in which the title of one article differs */
async function withChangedArticle(dataFolder) {
  const copy = `${dataFolder}-changed`;
  await cp(dataFolder, copy, { recursive: true });
  const [file] = await readdir(path.join(copy, 'articles'));
  const articlesFile = path.join(copy, 'articles', file ?? '');
  const articles = JSON.parse(await readFile(articlesFile, 'utf8'));
  articles[0].title += ' B';
  await writeFile(articlesFile, JSON.stringify(articles));
  return copy;
}

/** With nothing of an earlier build, then with one article changed. @param {LocalPackage} catalogue @returns {Promise<readonly Figure[]>} */
async function timeBuilds(catalogue) {
  await rm(inRoot('.cache/data', catalogue.folder), { recursive: true, force: true });
  const dataFolder = await generateArticles();
  const first = await secondsToBuild(catalogue, dataFolder);
  const changed = { ...catalogue, version: `${catalogue.version}.changed` };
  const changedFolder = await withChangedArticle(dataFolder);
  const second = await secondsToBuild(changed, changedFolder);
  await rm(distOf(changed), { recursive: true });
  await rm(changedFolder, { recursive: true });
  return [
    { name: `build of ${articleCount} articles`, value: first, unit: 's', limit: 600 },
    { name: 'build after one article changed', value: second, unit: 's', limit: 30 },
  ];
}

/** Sources with other articles are another version. @param {LocalPackage} localPackage */
const withManyArticles = (localPackage) =>
  localPackage.folder === catalogueFolder
    ? { ...localPackage, version: localPackage.version.replace('local', `bench${articleCount}`) }
    : localPackage;

/**
 * @param {Say} say hears of each step
 * @returns {Promise<{ packages: readonly LocalPackage[], figures: readonly Figure[] }>} all of them built
 */
export async function largePackages(say) {
  const packages = (await localPackages()).map(withManyArticles);
  const figures = [];
  for (const localPackage of packages)
    if (localPackage.folder === catalogueFolder) figures.push(...(await timeBuilds(localPackage)));
  await buildAll(packages, say);
  return { packages, figures };
}
