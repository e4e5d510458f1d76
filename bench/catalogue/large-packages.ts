/** The packages of this repository, the catalogue among them with many generated articles. */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startBuild } from 'tooling/build/start-build';
import { dataCommands } from 'tooling/run/data-commands';
import { inRoot } from 'tooling/setup/root';
import { localPackages, type LocalPackage } from 'tooling/site/packages';
import { buildAll, distOf } from 'tooling/site/prepare';
import type { Figure } from './report.js';

type Say = (text: string) => void;

const articleCount = 10_000;

const catalogueFolder = 'remote-catalogue';

async function generateArticles(): Promise<string> {
  const { generate } = await dataCommands(catalogueFolder);
  const code = await generate?.({ parameters: [String(articleCount)], print: () => {} });
  if (code !== 0) throw new Error(`data:generate ${articleCount} ended with ${code}.`);
  return inRoot('.cache/articles', String(articleCount));
}

async function secondsToBuild({ folder, version }: LocalPackage, dataFolder: string): Promise<number> {
  const startedAtMs = performance.now();
  const { code, output } = await startBuild([{ folder, version, dataFolder }]);
  if (code !== 0) throw new Error(output);
  return (performance.now() - startedAtMs) / 1000;
}

async function withChangedArticle(dataFolder: string): Promise<string> {
  const copy = `${dataFolder}-changed`;
  await cp(dataFolder, copy, { recursive: true });
  const [file] = await readdir(path.join(copy, 'articles'));
  const articlesFile = path.join(copy, 'articles', file ?? '');
  const articles = JSON.parse(await readFile(articlesFile, 'utf8')) as [{ title: string }];
  articles[0].title += ' B';
  await writeFile(articlesFile, JSON.stringify(articles));
  return copy;
}

/** Times of a build from nothing, and of one after an article has changed. */
async function timeBuilds(catalogue: LocalPackage): Promise<readonly Figure[]> {
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

/** Sources with other articles are another version. */
const withManyArticles = (localPackage: LocalPackage) =>
  localPackage.folder === catalogueFolder
    ? { ...localPackage, version: localPackage.version.replace('local', `bench${articleCount}`) }
    : localPackage;

/** @param say  hears of each step. @returns all packages, built */
export async function largePackages(
  say: Say,
): Promise<{ packages: readonly LocalPackage[]; figures: readonly Figure[] }> {
  const packages = (await localPackages()).map(withManyArticles);
  const figures: Figure[] = [];
  for (const localPackage of packages)
    if (localPackage.folder === catalogueFolder) figures.push(...(await timeBuilds(localPackage)));
  await buildAll(packages, say);
  return { packages, figures };
}
