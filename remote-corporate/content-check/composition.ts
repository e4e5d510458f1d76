/** The site around the content: the pages of all remotes, the company's name, the drawings of the gallery. */
import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from 'shared-types/json/problems';
import { readJson } from 'shared-types/json/read-json';
import { contentFolder } from '../content-compiler/content-folder.js';

export type Route = {
  path: string;
  screen: string;
  title: string;
  description: string;
  heading?: string;
  unlisted?: unknown;
};

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
};

const packageFolder = path.dirname(contentFolder);

/** @param root  the folder of the packages */
export function readComposition(root = path.dirname(packageFolder)): Composition {
  const problems: Problem[] = [];
  const read = (name: string) => {
    const file = path.join(root, name);
    const json = readJson(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '{}', name);
    if (json.kind === 'problem') problems.push(json.problem);
    return json.kind === 'json' ? json.value : {};
  };
  const routesOf = (remote: string) =>
    (read(`${remote}/remote.json`) as { routes?: readonly Route[] }).routes ?? [];
  const own = path.basename(packageFolder);
  const remotes = fs.readdirSync(root).filter((name) => name.startsWith('remote-'));
  const drawings = fs.readdirSync(path.join(packageFolder, 'src/drawings/gallery'));
  const routesBy = new Map(remotes.map((remote) => [remote, routesOf(remote)]));
  const routes = [...routesBy.values()].flat();
  const ownRoutes = routesBy.get(own) ?? [];
  for (const route of ownRoutes.filter((one) => routes.filter((other) => other.path === one.path).length > 1))
    problems.push({
      file: `${own}/remote.json`,
      line: 1,
      column: 1,
      message: `The path ${route.path} stands twice in the routes of the site; give one of them another.`,
      isWarning: false,
    });
  return {
    routes,
    ownRoutes,
    company: (read('release/local/site.json') as { company?: { name?: string } }).company?.name ?? '',
    drawings: new Set(drawings.map((file) => path.basename(file, '.svg'))),
    problems,
  };
}
