/** The site around the content: the pages of all remotes, the company's name, the drawings, the articles of the catalogue. */
import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from 'shared-types/json/problems';
import { readJson } from 'shared-types/json/read-json';
import { contentFolder } from '../content-compiler/content-folder.js';
import type { Route as PageRoute } from './page-rules.js';

export type Route = PageRoute & { screen: string; unlisted?: unknown };

export type Composition = {
  /** Problems of files that cannot be read. */
  problems: readonly Problem[];
  /** Routes of this remote. */
  ownRoutes: readonly Route[];
  /** Routes of all remotes. */
  routes: readonly Route[];
  /** Name of the company; empty where there is no configuration. */
  company: string;
  /** Ids of the drawings of the gallery. */
  drawings: ReadonlySet<string>;
  /** Numbers of all articles; `undefined` where they are not known. */
  articleNumbers: ReadonlySet<string> | undefined;
};

const packageFolder = path.dirname(contentFolder);

/** @returns `undefined` if there is no such file */
const parseIfThere = (file: string): unknown =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;

export function readComposition({
  withArticles = false,
  root = path.dirname(packageFolder),
}: {
  /** False where a new article may not have been published yet. */
  withArticles?: boolean;
  /** The folder of the packages. */
  root?: string;
} = {}): Composition {
  const problems: Problem[] = [];
  const read = (name: string) => {
    const file = path.join(root, name);
    const json = readJson(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '{}', name);
    if (json.kind === 'problem') problems.push(json.problem);
    return json.kind === 'json' ? json.value : {};
  };
  const remotes = fs.readdirSync(root).filter((name) => name.startsWith('remote-'));
  const routesOf = (name: string) =>
    (read(`${name}/remote.json`) as { routes?: readonly Route[] }).routes ?? [];
  const routes = new Map(remotes.map((name) => [name, routesOf(name)]));
  return {
    problems,
    ownRoutes: routes.get(path.basename(packageFolder)) ?? [],
    routes: [...routes.values()].flat(),
    company: (read('release/local/site.json') as { company?: { name?: string } }).company?.name ?? '',
    drawings: readDrawings(),
    articleNumbers: withArticles ? readArticleNumbers(path.join(root, '.site')) : undefined,
  };
}

/** Drawings that the gallery's screen imports and that are there. */
function readDrawings() {
  const imports = fs.readFileSync(path.join(packageFolder, 'src/screens/gallery/drawings.ts'), 'utf8');
  const ids = [...imports.matchAll(/gallery\/([\w-]+)\.svg'/g)].map(([, id = '']) => id);
  const fileOf = (id: string) => path.join(packageFolder, 'src/drawings/gallery', `${id}.svg`);
  return new Set(ids.filter((id) => fs.existsSync(fileOf(id))));
}

type Current = { generation?: number };

type Generation = { state?: { packages?: Record<string, { active?: { version: string } }> } };

/** @returns numbers of the articles that are live in the store */
function readArticleNumbers(store: string): ReadonlySet<string> | undefined {
  const chain = path.join(store, 'envs/local');
  const current = parseIfThere(path.join(chain, 'current.json')) as Current | undefined;
  const file = `generations/${String(current?.generation).padStart(8, '0')}.json`;
  const live = parseIfThere(path.join(chain, file)) as Generation | undefined;
  const articles = Object.entries(live?.state?.packages ?? {}).flatMap(([name, { active }]) => {
    const facts = path.join(store, 'releases', name, String(active?.version), 'facts/articles.json');
    return (parseIfThere(facts) ?? []) as readonly { articleNo: string }[];
  });
  return articles.length > 0 ? new Set(articles.map(({ articleNo }) => articleNo)) : undefined;
}
